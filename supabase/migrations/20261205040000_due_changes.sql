-- Writes the changes of a post that were planned until p_due and deletes their row, both or neither. Returns whether it wrote
-- them: the changes of a post that was saved since, that is not public, or whose rules refuse them are marked as missed. For
-- the schedule.
create function public.publish_changes(p_post uuid, p_due timestamptz) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_post public.blog_posts;
  v_kept public.post_changes;
  v_new jsonb;
begin
  -- The post first, in the order of an editor's save and of a change of a tag. Changes that an editor stores from now on wait.
  select * into v_post from public.blog_posts p where p.id = p_post for update;
  select * into v_kept from public.post_changes c where c.post_id = p_post and c.publish_at <= p_due for update;
  if v_kept.post_id is null then
    return false;
  end if;
  if v_post.version = v_kept.base_version
    and private.is_public(v_post.released, v_post.published_at, v_post.unpublish_at) then
    begin
      -- No form has saved this version.
      v_new := v_kept.changed || '{"saved_form": null}';
      execute format(
        'update public.blog_posts p set (%1$s) = (select %1$s from jsonb_populate_record(null::public.blog_posts, $1))
         where p.id = $2',
        (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(v_new) as name)
      ) using v_new, p_post;
      delete from public.post_changes c where c.post_id = p_post;
      return true;
    exception
      when check_violation or unique_violation then
        null;
    end;
  end if;
  update public.post_changes c set missed = true, publish_at = null where c.post_id = p_post;
  return false;
end
$$;

grant execute on function public.publish_changes(uuid, timestamptz) to service_role;
