-- Each policy and function asks for the right that it needs. What the panel reads stays open to every active account, but
-- for messages, the log, the team and imports.

-- Pictures: of others with the right to edit all posts, because their words stand in public posts -------------------

alter policy "admins add images" on public.images
  with check ((select private.has_right('pictures')) and created_by = (select auth.uid()));
alter policy "admins describe images" on public.images
  using (
    (select private.has_right('pictures'))
    and (created_by = (select auth.uid()) or (select private.has_right('edit_all')))
  )
  with check (
    (select private.has_right('pictures'))
    and (created_by = (select auth.uid()) or (select private.has_right('edit_all')))
  );
alter policy "admins add blog images" on storage.objects
  with check (bucket_id = 'blog-images' and (select private.has_right('pictures')));

-- Authors, search words, redirects -----------------------------------------------------------------------------------

alter policy "admins add authors" on public.author_profiles with check ((select private.has_right('edit_all')));
alter policy "admins change authors" on public.author_profiles
  using ((select private.has_right('edit_all'))) with check ((select private.has_right('edit_all')));

alter policy "admins add words of one meaning" on public.search_synonyms
  with check ((select private.has_right('edit_all')) and (select private.synonyms_have_room()));
alter policy "admins change words of one meaning" on public.search_synonyms
  using ((select private.has_right('edit_all'))) with check ((select private.has_right('edit_all')));
alter policy "admins take away words of one meaning" on public.search_synonyms using ((select private.has_right('edit_all')));

alter policy "admins add redirects" on public.redirects with check (
  (select private.has_right('redirects')) or (batch_id is not null and (select private.has_right('import_export')))
);
alter policy "admins redirect with an import" on public.redirects
  with check (batch_id is null or (select private.has_right('import_export')));
alter policy "admins change redirects" on public.redirects
  using ((select private.has_right('redirects'))) with check ((select private.has_right('redirects')));
alter policy "admins delete redirects" on public.redirects using ((select private.has_right('redirects')));
alter policy "admins read what was not found" on public.missing_addresses
  using ((select private.has_right('redirects')));
alter policy "admins dismiss what was not found" on public.missing_addresses
  using ((select private.has_right('redirects')));

-- Messages, retention, imports, the log ------------------------------------------------------------------------------

alter policy "admins read messages" on public.contact_messages using ((select private.has_right('messages')));
alter policy "admins mark messages" on public.contact_messages
  using ((select private.has_right('messages'))) with check ((select private.has_right('messages')));
alter policy "admins choose how long messages are kept" on public.contact_settings
  using ((select private.has_right('retention'))) with check ((select private.has_right('retention')));
alter policy "admins read saved replies" on public.saved_replies using ((select private.has_right('messages')));
alter policy "admins add saved replies" on public.saved_replies
  with check ((select private.has_right('messages')) and (select private.replies_have_room()));
alter policy "admins change saved replies" on public.saved_replies
  using ((select private.has_right('messages'))) with check ((select private.has_right('messages')));
alter policy "admins take away saved replies" on public.saved_replies using ((select private.has_right('messages')));

alter policy "admins see imports" on public.import_batches using ((select private.has_right('import_export')));
alter policy "admins begin imports" on public.import_batches with check ((select private.has_right('import_export')));
alter policy "admins undo imports" on public.import_batches
  using ((select private.has_right('import_export'))) with check ((select private.has_right('import_export')));
alter policy "admins record what they import" on public.import_items
  using ((select private.has_right('import_export'))) with check ((select private.has_right('import_export')));

alter policy "admins read the log" on public.audit_log using ((select private.has_right('log')));
alter policy "admins read how long the log is kept" on public.log_settings
  using ((select private.has_right('log')) or (select private.has_right('retention')));
alter policy "admins choose how long the log is kept" on public.log_settings
  using ((select private.has_right('retention'))) with check ((select private.has_right('retention')));

-- Functions ----------------------------------------------------------------------------------------------------------

-- Each as before, but for the right that it asks for: the text of a function is changed in that place alone. A text that
-- is not found stops the migration.
do $$
declare
  v_change record;
  v_text text;
begin
  for v_change in
    select * from (values
      ('public.list_messages(text[],text,integer,integer)', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.export_messages(text[],text,integer,timestamptz,uuid)', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.count_messages()', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.adjacent_messages(uuid)', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.bin_messages(uuid[])', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.restore_messages(uuid[])', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.answer_messages(uuid[],boolean)', 'private.is_admin()', $r$private.has_right('messages')$r$),
      ('public.take_message(uuid,boolean)', 'if v_name is null then', $r$if v_name is null or not private.has_right('messages') then$r$),
      ('public.leave_message(uuid)', 'where id = p_id and', $r$where id = p_id and (select private.has_right('messages')) and$r$),
      ('public.delete_message(uuid)', '(select private.has_full_role())', $r$(select private.has_right('messages')) and (select private.has_right('retention'))$r$),
      ('private.may_forget_image(public.images)', 'private.has_full_role()', $r$private.has_right('retention')$r$),
      ('private.may_delete_image(text)', 'private.has_full_role()', $r$private.has_right('retention')$r$),
      ('private.may_delete_image(text)', 'else not private.image_is_used(p_path) and (', $r$else private.has_right('pictures') and not private.image_is_used(p_path) and ($r$),
      ('private.may_bin_image(text)', 'private.has_full_role()', $r$private.has_right('retention')$r$),
      ('private.may_bin_image(text)', $r$created_at < now() - interval '7 days'$r$, $r$(created_at < now() - interval '7 days' and private.has_right('edit_all'))$r$),
      ('public.bin_images(text[],boolean)', 'private.is_admin()', $r$private.has_right('pictures')$r$),
      ('public.bin_images(text[],boolean)', 'private.has_full_role()', $r$private.has_right('retention')$r$),
      ('public.restore_images(text[])', '(select private.is_admin())', $r$(select private.has_right('pictures')) and (i.created_by = auth.uid() or (select private.has_right('edit_all')))$r$),
      ('public.carry_author_names(integer)', 'private.is_admin()', $r$private.has_right('edit_all')$r$),
      ('public.list_lockouts(integer,interval)', 'private.has_full_role()', $r$private.has_right('team')$r$),
      ('public.open_lockout(text)', 'private.has_full_role()', $r$private.has_right('team')$r$),
      ('public.list_log(text[],integer,integer,text,text,text,timestamptz,bigint)', 'private.has_full_role()', $r$private.has_right('log')$r$),
      ('private.keep_post_origin()', 'private.has_full_role()', $r$private.has_right('team')$r$),
      -- A link sets the password of an account: nobody gets at rights that he lacks.
      (
        'public.make_password_link(uuid,text)', 'not private.has_full_role()',
        $r$not (
    private.has_right('team')
    and coalesce((select private.may_give(a.role) from public.admins a where a.user_id = p_user_id), true)
  )$r$
      )
    ) as changes (name, asked, asks)
  loop
    v_text := pg_get_functiondef(v_change.name::regprocedure);
    if strpos(v_text, v_change.asked) = 0 then
      raise exception '% does not hold %', v_change.name, v_change.asked;
    end if;
    execute replace(v_text, v_change.asked, v_change.asks);
  end loop;
end
$$;
