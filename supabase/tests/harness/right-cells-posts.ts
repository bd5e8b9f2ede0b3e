import {
  bytes,
  type Cell,
  cell,
  changesOf,
  hash,
  insertPost,
  LONG_AGO,
  type Rows,
  unique,
  update,
} from './right-cells.ts'
import { anImage, rowsOf, TOMORROW } from './rows.ts'

/** What rights open of posts. */
export const postCells = ({ service, own, foreign, image }: Rows): Cell[] => [
  cell('write_own', 'makes a draft', (who) => insertPost(who, { status: 'draft' })),
  cell('write_own', 'changes an own draft', async (who) => update(who, (await own(who)).id, { title: 'Leek Soup' })),
  cell('write_own', 'erases an own draft', async (who) =>
    who.client
      .from('blog_posts')
      .delete()
      .eq('id', (await own(who)).id)
      .select('id'),
  ),
  cell('write_own', 'keeps what is typed', async (who) =>
    who.client
      .from('post_working_copies')
      .insert({ post_id: (await own(who)).id, fields: {}, base_version: 1 })
      .select('post_id'),
  ),
  cell('write_own', 'makes a preview link of an own post', async (who) =>
    who.client
      .from('post_previews')
      .insert({ post_id: (await own(who)).id, token_hash: hash() })
      .select('post_id'),
  ),
  cell('edit_all', 'changes another’s draft', async (who) => update(who, (await foreign()).id, { title: 'Leek Soup' })),
  cell('edit_all', 'adds an author', (who) =>
    who.client
      .from('author_profiles')
      .insert({ name: `Author ${unique()}` })
      .select('id'),
  ),
  cell('edit_all', 'deletes an author without posts', async ({ client }) => {
    const author = { name: `Author ${unique()}` }
    const { id } = rowsOf(await service().from('author_profiles').insert(author).select('id').single())
    return client.from('author_profiles').delete().eq('id', id).select('id')
  }),
  cell('edit_all', 'adds words of one meaning', (who) =>
    who.client
      .from('search_synonyms')
      .insert({ words: [unique(), unique()] })
      .select('id'),
  ),
  cell('edit_all', 'makes a preview link of another’s post', async (who) =>
    who.client
      .from('post_previews')
      .insert({ post_id: (await foreign()).id, token_hash: hash() })
      .select('post_id'),
  ),
  cell(
    'edit_all',
    'describes another’s picture',
    async (who) =>
      who.client
        .from('images')
        .update({ alt: 'Soup' })
        .eq('path', await image())
        .select('path'),
    ['pictures'],
  ),
  cell('publish_own', 'publishes a new post', (who) => insertPost(who, { status: 'published' }), ['write_own']),
  cell(
    'publish_own',
    'publishes an own draft',
    async (who) => update(who, (await own(who)).id, { status: 'published', published_at: LONG_AGO }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'schedules an own draft',
    async (who) => update(who, (await own(who)).id, { status: 'scheduled', published_at: TOMORROW }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'changes an own public post',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { title: 'Leek Soup' }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'takes an own post down',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { status: 'draft' }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'bins an own public post',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { deleted_at: LONG_AGO }),
    ['delete'],
  ),
  cell(
    'publish_own',
    'keeps changes of an own public post',
    async (who) =>
      who.client
        .from('post_changes')
        .insert(changesOf((await own(who, { status: 'published' })).id))
        .select('post_id'),
    ['write_own'],
  ),
  cell(
    'publish_all',
    'publishes another’s draft',
    async (who) => update(who, (await foreign()).id, { status: 'published', published_at: LONG_AGO }),
    ['edit_all'],
  ),
  cell(
    'publish_all',
    'changes another’s public post',
    async (who) => update(who, (await foreign({ status: 'published' })).id, { title: 'Leek Soup' }),
    ['edit_all'],
  ),
  cell(
    'publish_all',
    'keeps changes of another’s public post',
    async (who) =>
      who.client
        .from('post_changes')
        .insert(changesOf((await foreign({ status: 'published' })).id))
        .select('post_id'),
    ['edit_all'],
  ),
  cell('delete', 'bins another’s draft', async (who) => update(who, (await foreign()).id, { deleted_at: LONG_AGO })),
  cell('delete', 'restores another’s draft', async (who) =>
    update(who, (await foreign({ deleted_at: LONG_AGO })).id, { deleted_at: null }),
  ),
]

/** What rights open of pictures and their files. */
export const pictureCells = ({ service, image, foreign }: Rows): Cell[] => [
  cell('pictures', 'adds a picture', ({ client }) =>
    client
      .from('images')
      .insert(anImage({ path: `${unique()}.webp` }))
      .select('path'),
  ),
  cell('pictures', 'uploads a file', ({ client }) => bytes(`${unique()}.webp`, client)),
  cell('pictures', 'describes an own picture', async ({ client, userId }) =>
    client
      .from('images')
      .update({ alt: 'Soup' })
      .eq('path', await image({ created_by: userId }))
      .select('path'),
  ),
  cell('pictures', 'bins an own picture', async ({ client, userId }) =>
    client.rpc('bin_images', { p_paths: [await image({ created_by: userId })] }),
  ),
  cell('pictures', 'restores an own picture', async ({ client, userId }) => {
    const path = await image({ created_by: userId, deleted_at: LONG_AGO })
    await bytes(path, service())
    return client.rpc('restore_images', { p_paths: [path] })
  }),
  cell('retention', 'deletes a picture for good', async ({ client }) =>
    client.rpc('forget_images', { p_paths: [await image({ deleted_at: LONG_AGO })] }),
  ),
  cell(
    'retention',
    'takes a picture in use down',
    async ({ client }) => {
      const path = await image()
      await foreign({ image_url: `/media/${path}` })
      return client.rpc('bin_images', { p_paths: [path], p_even_used: true })
    },
    ['pictures'],
  ),
]

/** What rights open of reviews. */
export const reviewCells = ({ own, submitted }: Rows): Cell[] => [
  cell(
    'submit',
    'submits an own draft',
    async (who) => who.client.rpc('submit_post', { p_post: (await own(who)).id }),
    ['write_own'],
  ),
  cell('review', 'approves', async ({ client }) =>
    client.rpc('decide_review', { p_post: await submitted(), p_decision: 'approved', p_round: 1, p_version: 1 }),
  ),
  cell('review', 'gives a review to somebody', async ({ client, userId }) =>
    client.rpc('assign_review', { p_post: await submitted(), p_assignee: userId, p_due: TOMORROW.slice(0, 10) }),
  ),
  cell('review', 'takes a post out of review', async ({ client }) =>
    client.rpc('withdraw_review', { p_post: await submitted() }),
  ),
  cell('review', 'sees who reviews', ({ client }) => client.rpc('list_reviewers')),
  cell('review', 'sees what waits', async ({ client }) => {
    await submitted()
    return client.rpc('count_reviews')
  }),
  cell('review', 'comments on another’s post', async ({ client }) =>
    client
      .from('post_comments')
      .insert({ post_id: await submitted(), body: 'Why?' })
      .select('id'),
  ),
]
