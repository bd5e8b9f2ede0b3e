-- Handing in a message, and forgetting what the privacy policy promises to forget. The numbers are arguments: the
-- policy's text and this deletion read the same constants (lib/content/privacy.ts).

create function public.forget_expired(p_hash_age interval, p_message_age interval) returns void
language sql security invoker set search_path = ''
as $$
  delete from public.contact_messages where created_at < now() - p_message_age;
  update public.contact_messages set client_hash = null
  where client_hash is not null and created_at < now() - p_hash_age;
  delete from public.login_attempts where key like 'client:%' and last_attempt_at < now() - p_hash_age;
$$;

-- Stores a message unless its client has sent p_max within p_window; answers whether it was stored. Phone and interest
-- may be empty.
create function public.hand_in_message(
  p_name text, p_email text, p_phone text, p_subject text, p_message text, p_interests text,
  p_client_hash text, p_max integer, p_window interval, p_hash_age interval, p_message_age interval
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  perform public.forget_expired(p_hash_age, p_message_age);
  -- One at a time per client, held to the end of the transaction: messages sent at once cannot outrun the count.
  perform pg_advisory_xact_lock(hashtextextended('contact_messages.' || p_client_hash, 0));
  if (
    select count(*) from public.contact_messages
    where client_hash = p_client_hash and created_at > now() - p_window
  ) >= p_max then
    return false;
  end if;
  insert into public.contact_messages (name, email, phone, subject, message, interests, client_hash)
  values (p_name, p_email, nullif(p_phone, ''), p_subject, p_message, nullif(p_interests, ''), p_client_hash);
  return true;
end
$$;

revoke all on function public.forget_expired(interval, interval) from public, anon, authenticated;
revoke all on function public.hand_in_message(
  text, text, text, text, text, text, text, integer, interval, interval, interval
) from public, anon, authenticated;
grant execute on function public.forget_expired(interval, interval) to service_role;
grant execute on function public.hand_in_message(
  text, text, text, text, text, text, text, integer, interval, interval, interval
) to service_role;
