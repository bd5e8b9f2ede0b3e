import { type Cell, cell, hash, LONG_AGO, type Rows, unique } from './right-cells.ts'
import { pictureCells, postCells, reviewCells } from './right-cells-posts.ts'
import type { Contract } from './index.ts'
import { rowsOf } from './rows.ts'

const LIST = { p_words: [], p_limit: 50, p_offset: 0 }

/** What rights open of messages, and of what is deleted for good. */
const messageCells = ({ service, message, foreign }: Rows): Cell[] => [
  cell('messages', 'reads', async ({ client }) =>
    client
      .from('contact_messages')
      .select('id')
      .eq('id', await message()),
  ),
  cell('messages', 'marks', async ({ client }) =>
    client
      .from('contact_messages')
      .update({ read_at: LONG_AGO })
      .eq('id', await message())
      .select('id'),
  ),
  ...(['list_messages', 'export_messages'] as const).map((name) =>
    cell('messages', name, async ({ client }) => {
      await message()
      const asked = { p_words: [], p_box: 'inbox', p_limit: 50 }
      return name === 'list_messages' ? client.rpc(name, { ...asked, p_offset: 0 }) : client.rpc(name, asked)
    }),
  ),
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
    await service().from('saved_replies').insert({ name: unique(), body: 'Thank you.' })
    return client.from('saved_replies').select('id')
  }),
  cell('messages', 'saves a reply', ({ client }) =>
    client.from('saved_replies').insert({ name: unique(), body: 'Thank you.' }).select('id'),
  ),
  cell(
    'retention',
    'deletes a message for good',
    async ({ client }) => client.rpc('delete_message', { p_id: await message({ deleted_at: LONG_AGO }) }),
    ['messages'],
  ),
  cell('retention', 'says how long messages are kept', ({ client }) =>
    client.from('contact_settings').update({ retention_months: 12 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'says how long the log is kept', ({ client }) =>
    client.from('log_settings').update({ retention_months: 24 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'deletes another’s post for good', async ({ client }) =>
    client
      .from('blog_posts')
      .delete()
      .eq('id', (await foreign({ deleted_at: LONG_AGO })).id)
      .select('id'),
  ),
  cell(
    'retention',
    'deletes an author who has no post',
    async ({ client }) => {
      const slug = unique()
      await service().from('author_profiles').insert({ name: slug, slug })
      return client.rpc('forget_authors', { p_slugs: [slug] })
    },
    ['edit_all'],
  ),
]

/** What rights open of redirects, imports and the log. */
const houseCells = ({ service, foreign, redirect }: Rows): Cell[] => [
  cell('redirects', 'adds a redirect', ({ client }) =>
    client
      .from('redirects')
      .insert({ source: `/${unique()}`, target: '/blog' })
      .select('id'),
  ),
  cell('redirects', 'deletes a redirect', async ({ client }) =>
    client
      .from('redirects')
      .delete()
      .eq('id', (await redirect()).id)
      .select('id'),
  ),
  cell('redirects', 'restores a redirect that it deleted', async ({ client }) => {
    const { id } = await redirect()
    await client.from('redirects').delete().eq('id', id)
    return client.rpc('restore_deleted', { p_kind: 'redirect', p_object: id })
  }),
  cell(
    'retention',
    'empties the bin',
    async ({ client }) => {
      const { id } = await redirect()
      await client.from('redirects').delete().eq('id', id)
      return client.from('deleted_items').delete().eq('object_id', id).select('kind')
    },
    ['redirects'],
  ),
  cell('redirects', 'dismisses what was not found', async ({ client }) => {
    const address = `/${unique()}`
    await service().from('missing_addresses').insert({ address })
    return client.from('missing_addresses').delete().eq('address', address).select('address')
  }),
  cell('import_export', 'begins an import', ({ client }) =>
    client.from('import_batches').insert({ source: 'test' }).select('id'),
  ),
  cell('import_export', 'records what it imports', async ({ client }) => {
    const batch = rowsOf(await service().from('import_batches').insert({ source: 'test' }).select('id').single())
    const item = { source: 'test', source_id: unique(), batch_id: batch.id, hash: hash(), version: 1 }
    return client
      .from('import_items')
      .insert({ ...item, post_id: (await foreign()).id })
      .select('source_id')
  }),
  cell('import_export', 'lists imports', async ({ client }) => {
    await service().from('import_batches').insert({ source: 'test' })
    return client.rpc('list_imports')
  }),
  cell('log', 'reads the log', ({ client }) => client.from('audit_log').select('id').limit(1)),
  cell('log', 'lists the log', ({ client }) => client.rpc('list_log', LIST)),
  cell('log', 'reads how long it is kept', ({ client }) => client.from('log_settings').select('retention_months')),
]

/** What rights open of the team. `nobody` answers the account without a right. */
const teamCells = (contract: Contract, { service, own }: Rows, nobody: () => Promise<string>): Cell[] => [
  cell('team', 'sees other accounts', ({ client }) =>
    client.from('admins').select('username').eq('username', contract.intern.username),
  ),
  cell('team', 'gives a role', async ({ client }) =>
    client
      .from('admins')
      .update({ role: 'nothing' })
      .eq('user_id', await nobody())
      .select('user_id'),
  ),
  cell('team', 'invites', ({ client }) =>
    client.from('invitations').insert({ token_hash: hash(), role: 'nothing' }).select('id'),
  ),
  cell('team', 'adds a role', ({ client }) =>
    client.from('roles').insert({ name: unique(), label: unique(), rights: [] }).select('name'),
  ),
  cell('team', 'changes a role', ({ client }) =>
    client.from('roles').update({ label: unique() }).eq('name', 'nothing').select('name'),
  ),
  cell('team', 'makes a link to a new password', async ({ client }) =>
    client.rpc('make_password_link', { p_user_id: await nobody(), p_token_hash: hash() }),
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
  {
    right: 'team',
    what: 'gives posts to another account',
    can: async ({ client }) => {
      const { id } = await own(contract.intern)
      await client.from('blog_posts').update({ created_by: contract.admin.userId }).eq('id', id)
      const [row] = rowsOf(await service().from('blog_posts').select('created_by').eq('id', id))
      return row?.created_by === contract.admin.userId
    },
  },
]

/** What each right opens. `nobody` is the account of a role that has none. */
export const allCells = (contract: Contract, rows: Rows, nobody: () => Promise<string>): Cell[] => [
  ...postCells(rows),
  ...pictureCells(rows),
  ...reviewCells(rows),
  ...messageCells(rows),
  ...houseCells(rows),
  ...teamCells(contract, rows, nobody),
]
