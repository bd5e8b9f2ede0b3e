import { type Cell, cell, hash, LONG_AGO, type Rows, unique } from './right-cells.ts'
import { pictureCells, postCells, reviewCells } from './right-cells-posts.ts'
import type { Contract } from './index.ts'
import { askToDelete, askToInsert, askToUpdate, insertRow } from './rows.ts'

const LIST = { p_words: [], p_limit: 50, p_offset: 0 }

/** The rights about messages and about deleting for good. */
const messageCells = ({ service, message, reply, foreign }: Rows): Cell[] => [
  cell('messages', 'reads', async ({ client }) =>
    client
      .from('contact_messages')
      .select('id')
      .eq('id', await message()),
  ),
  cell('messages', 'marks', async ({ client }) =>
    askToUpdate(client, 'contact_messages', await message(), { read_at: LONG_AGO }),
  ),
  cell('messages', 'lists', async ({ client }) => {
    await message()
    return client.rpc('find_messages', { ...LIST, p_box: 'inbox' })
  }),
  cell('messages', 'exports', async ({ client }) => {
    await message()
    return client.rpc('export_messages', { p_words: [], p_box: 'inbox', p_limit: 50 })
  }),
  cell('messages', 'counts', ({ client }) => client.rpc('count_messages')),
  cell('messages', 'goes to the next', async ({ client }) =>
    client.rpc('adjacent_messages', { p_id: await message() }),
  ),
  cell('messages', 'takes', async ({ client }) => client.rpc('take_message', { p_id: await message() })),
  cell('messages', 'gives back', async ({ client, username }) =>
    client.rpc('leave_message', { p_id: await message({ taken_by: username, taken_at: LONG_AGO }) }),
  ),
  cell('messages', 'marks as answered', async ({ client }) =>
    client.rpc('answer_messages', { p_ids: [await message()], p_answered: true }),
  ),
  cell('messages', 'bins', async ({ client }) => client.rpc('bin_messages', { p_ids: [await message()] })),
  cell('messages', 'restores', async ({ client }) =>
    client.rpc('restore_messages', { p_ids: [await message({ deleted_at: LONG_AGO })] }),
  ),
  cell('messages', 'reads saved replies', async ({ client }) => {
    await reply()
    return client.from('saved_replies').select('id')
  }),
  cell('messages', 'saves a reply', ({ client }) =>
    askToInsert(client, 'saved_replies', { name: unique(), body: 'Thank you.' }),
  ),
  cell('messages', 'changes a saved reply', async ({ client }) =>
    askToUpdate(client, 'saved_replies', await reply(), { body: 'Thank you!' }),
  ),
  cell('messages', 'deletes a saved reply', async ({ client }) => askToDelete(client, 'saved_replies', await reply())),
  cell(['retention', 'messages'], 'deletes a message for good', async ({ client }) =>
    client.rpc('delete_message', { p_id: await message({ deleted_at: LONG_AGO }) }),
  ),
  cell('retention', 'says how long messages are kept', ({ client }) =>
    client.from('contact_settings').update({ retention_months: 12 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'says how long the log is kept', ({ client }) =>
    client.from('log_settings').update({ retention_months: 24 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'deletes another’s post for good', async ({ client }) =>
    askToDelete(client, 'blog_posts', (await foreign({ deleted_at: LONG_AGO })).id),
  ),
  cell(['retention', 'edit_all'], 'deletes an author who has no post', async ({ client }) => {
    const slug = unique()
    await insertRow(service(), 'author_profiles', { name: slug, slug })
    return client.rpc('forget_authors', { p_slugs: [slug] })
  }),
]

/** The rights about redirects, imports, settings and the log. */
const siteCells = ({ service, foreign, redirect }: Rows): Cell[] => [
  cell('redirects', 'adds a redirect', ({ client }) =>
    askToInsert(client, 'redirects', { source: `/${unique()}`, target: '/blog' }),
  ),
  cell('redirects', 'changes a redirect', async ({ client }) =>
    askToUpdate(client, 'redirects', await redirect(), { target: '/about' }),
  ),
  cell('redirects', 'deletes a redirect', async ({ client }) => askToDelete(client, 'redirects', await redirect())),
  cell('redirects', 'restores a redirect that it deleted', async ({ client }) => {
    const id = await redirect()
    await askToDelete(client, 'redirects', id)
    return client.rpc('restore_deleted', { p_kind: 'redirect', p_object: id })
  }),
  cell(['retention', 'redirects'], 'empties the bin', async ({ client }) => {
    const id = await redirect()
    await askToDelete(client, 'redirects', id)
    return askToDelete(client, 'deleted_items', id)
  }),
  cell('redirects', 'dismisses what was not found', async ({ client }) => {
    const address = `/${unique()}`
    await insertRow(service(), 'missing_addresses', { address })
    return askToDelete(client, 'missing_addresses', address)
  }),
  cell('import_export', 'begins an import', ({ client }) => askToInsert(client, 'import_batches', { source: 'test' })),
  cell(['import_export', 'edit_all'], 'records what it imports', async ({ client }) => {
    const batch_id = await insertRow(service(), 'import_batches', { source: 'test' })
    const item = { source: 'test', source_id: unique(), batch_id, hash: hash(), version: 1, before: {} }
    return askToInsert(client, 'import_items', { ...item, post_id: (await foreign()).id })
  }),
  cell('import_export', 'lists imports', async ({ client }) => {
    await insertRow(service(), 'import_batches', { source: 'test' })
    return client.rpc('list_imports')
  }),
  cell('settings', 'says what the site is', ({ client }) =>
    client.from('site_settings').update({ fields: {} }).eq('id', true).select('id'),
  ),
  cell('log', 'reads the log', ({ client }) => client.from('audit_log').select('id').limit(1)),
  cell('log', 'lists the log', ({ client }) => client.rpc('find_log', { ...LIST, p_shown: '{}' })),
  cell('log', 'reads how long it is kept', ({ client }) => client.from('log_settings').select('retention_months')),
]

/** The rights about the team; `account` returns the account without rights, which a former cell may have changed. */
const teamCells = (contract: Contract, { service, own }: Rows, account: () => Promise<string>): Cell[] => {
  const powerless = async () => {
    const id = await account()
    await contract.sql(`update public.admins set role = 'nothing', deactivated_at = null where user_id = '${id}'`)
    return id
  }
  const invitation = () => ({ token_hash: hash(), role: 'nothing' })
  const invited = () => insertRow(service(), 'invitations', invitation())
  return [
    cell('team', 'sees other accounts', ({ client }) =>
      client.from('admins').select('username').eq('username', contract.intern.username),
    ),
    cell('team', 'gives a role', async ({ client }) =>
      askToUpdate(client, 'admins', await powerless(), { role: 'nothing' }),
    ),
    cell('team', 'deactivates an account', async ({ client }) =>
      askToUpdate(client, 'admins', await powerless(), { deactivated_at: LONG_AGO }),
    ),
    cell('team', 'invites', ({ client }) => askToInsert(client, 'invitations', invitation())),
    cell('team', 'sees invitations', async ({ client }) => {
      await invited()
      return client.from('invitations').select('id')
    }),
    cell('team', 'takes an invitation back', async ({ client }) => askToDelete(client, 'invitations', await invited())),
    cell('team', 'adds a role', ({ client }) =>
      askToInsert(client, 'roles', { name: unique(), label: unique(), rights: [] }),
    ),
    cell('team', 'changes a role', ({ client }) => askToUpdate(client, 'roles', 'nothing', { label: unique() })),
    cell('team', 'makes a link to a new password', async ({ client }) =>
      client.rpc('make_password_link', { p_user_id: await powerless(), p_token_hash: hash() }),
    ),
    cell('team', 'opens a closed sign-in', async ({ client }) => {
      const key = `user:${unique()}`
      await service().from('login_attempts').insert({ key, failures: 9 })
      return client.rpc('open_lockout', { p_key: key })
    }),
    cell('team', 'lists closed sign-ins', async ({ client }) => {
      await service()
        .from('login_attempts')
        .insert({ key: `user:${unique()}`, failures: 9 })
      return client.rpc('list_lockouts', { p_min: 5, p_window: '1 hour' })
    }),
    cell('team', 'gives posts to another account', async ({ client }) => {
      const { id } = await own(contract.intern)
      await askToUpdate(client, 'blog_posts', id, { created_by: contract.admin.userId })
      return service().from('blog_posts').select('id').eq('id', id).eq('created_by', contract.admin.userId)
    }),
  ]
}

/** The cells of every right. `powerless` is the account of a role without rights. */
export const allCells = (contract: Contract, rows: Rows, powerless: () => Promise<string>): Cell[] => [
  ...postCells(rows),
  ...pictureCells(rows),
  ...reviewCells(rows),
  ...messageCells(rows),
  ...siteCells(rows),
  ...teamCells(contract, rows, powerless),
]
