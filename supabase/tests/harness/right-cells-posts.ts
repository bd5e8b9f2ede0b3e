import {
  bytes,
  type Cell,
  cell,
  hash,
  insertPost,
  LONG_AGO,
  type Rows,
  unique,
  updatePost as update,
} from './right-cells.ts'
import { anImage, askToDelete, askToInsert, askToUpdate, TOMORROW } from './rows.ts'

const TITLE = { title: 'Leek Soup' }
const PUBLIC = { status: 'published' } as const
const changesOf = ({ id }: { id: string }) => ({
  post_id: id,
  base_version: 1,
  changed: {},
  publish_at: TOMORROW,
})

/** The rights about posts. */
export const postCells = ({ own, foreign, image, author }: Rows): Cell[] => [
  cell('write_own', 'makes a draft', (who) => insertPost(who, { status: 'draft' })),
  cell('write_own', 'changes an own draft', async (who) => update(who, await own(who), TITLE)),
  cell('write_own', 'erases an own draft', async (who) => askToDelete(who.client, 'blog_posts', (await own(who)).id)),
  cell('write_own', 'keeps what is typed', async (who) => {
    const { id } = await own(who)
    return askToInsert(who.client, 'post_working_copies', { post_id: id, fields: {}, base_version: 1 })
  }),
  cell('write_own', 'makes a preview link of an own post', async (who) =>
    askToInsert(who.client, 'post_previews', { post_id: (await own(who)).id, token_hash: hash() }),
  ),
  cell('edit_all', 'changes another’s draft', async (who) => update(who, await foreign(), TITLE)),
  cell('edit_all', 'adds an author', ({ client }) =>
    askToInsert(client, 'author_profiles', { name: `Author ${unique()}` }),
  ),
  cell('edit_all', 'changes an author', async ({ client }) =>
    askToUpdate(client, 'author_profiles', await author(), { role: 'Cook' }),
  ),
  cell('edit_all', 'deletes an author without posts', async ({ client }) =>
    askToDelete(client, 'author_profiles', await author()),
  ),
  cell('edit_all', 'adds words of one meaning', ({ client }) =>
    askToInsert(client, 'search_synonyms', { words: [unique(), unique()] }),
  ),
  cell('edit_all', 'makes a preview link of another’s post', async ({ client }) =>
    askToInsert(client, 'post_previews', { post_id: (await foreign()).id, token_hash: hash() }),
  ),
  cell(['edit_all', 'pictures'], 'describes another’s picture', async ({ client }) =>
    askToUpdate(client, 'images', await image(), { alt: 'Soup' }),
  ),
  cell(['publish_own', 'write_own'], 'publishes a new post', (who) => insertPost(who, PUBLIC)),
  cell(['publish_own', 'write_own'], 'publishes an own draft', async (who) =>
    update(who, await own(who), { ...PUBLIC, published_at: LONG_AGO }),
  ),
  cell(['publish_own', 'write_own'], 'schedules an own draft', async (who) =>
    update(who, await own(who), { status: 'scheduled', published_at: TOMORROW }),
  ),
  cell(['publish_own', 'write_own'], 'changes an own public post', async (who) =>
    update(who, await own(who, PUBLIC), TITLE),
  ),
  cell(['publish_own', 'write_own'], 'takes an own post down', async (who) =>
    update(who, await own(who, PUBLIC), { status: 'draft' }),
  ),
  cell(['publish_own', 'delete'], 'bins an own public post', async (who) =>
    update(who, await own(who, PUBLIC), { deleted_at: LONG_AGO }),
  ),
  cell(['publish_own', 'write_own'], 'keeps changes of an own public post', async (who) =>
    askToInsert(who.client, 'post_changes', changesOf(await own(who, PUBLIC))),
  ),
  cell(['publish_all', 'edit_all'], 'publishes another’s draft', async (who) =>
    update(who, await foreign(), { ...PUBLIC, published_at: LONG_AGO }),
  ),
  cell(['publish_all', 'edit_all'], 'changes another’s public post', async (who) =>
    update(who, await foreign(PUBLIC), TITLE),
  ),
  cell(['publish_all', 'edit_all'], 'keeps changes of another’s public post', async ({ client }) =>
    askToInsert(client, 'post_changes', changesOf(await foreign(PUBLIC))),
  ),
  cell('delete', 'bins another’s draft', async (who) => update(who, await foreign(), { deleted_at: LONG_AGO })),
  cell('delete', 'restores another’s draft', async (who) =>
    update(who, await foreign({ deleted_at: LONG_AGO }), { deleted_at: null }),
  ),
]

/** The rights about pictures and their files. */
export const pictureCells = ({ service, image, foreign }: Rows): Cell[] => [
  cell('pictures', 'adds a picture', ({ client }) =>
    askToInsert(client, 'images', anImage({ path: `${unique()}.webp` })),
  ),
  cell('pictures', 'uploads a file', ({ client }) => bytes(`${unique()}.webp`, client)),
  cell('pictures', 'describes an own picture', async ({ client, userId }) =>
    askToUpdate(client, 'images', await image({ created_by: userId }), { alt: 'Soup' }),
  ),
  cell('pictures', 'bins an own picture', async ({ client, userId }) =>
    client.rpc('bin_images', { p_paths: [await image({ created_by: userId })] }),
  ),
  cell('pictures', 'restores an own picture', async ({ client, userId, username }) => {
    const path = await image({ created_by: userId, deleted_at: LONG_AGO, deleted_by: username })
    await bytes(path, service())
    return client.rpc('restore_images', { p_paths: [path] })
  }),
  cell('retention', 'deletes a picture for good', async ({ client }) =>
    client.rpc('forget_images', { p_paths: [await image({ deleted_at: LONG_AGO })] }),
  ),
  cell(['retention', 'pictures'], 'takes a picture in use down', async ({ client }) => {
    const path = await image()
    await foreign({ image_url: `/media/${path}` })
    return client.rpc('bin_images', { p_paths: [path], p_even_used: true })
  }),
]

/** The rights about reviews. */
export const reviewCells = ({ own, submitted }: Rows): Cell[] => [
  cell(['submit', 'write_own'], 'submits an own draft', async (who) =>
    who.client.rpc('submit_post', { p_post: (await own(who)).id }),
  ),
  cell('review', 'approves', async ({ client }) =>
    client.rpc('decide_review', { p_post: await submitted(), p_decision: 'approved', p_round: 1, p_version: 1 }),
  ),
  cell('review', 'assigns a review', async ({ client, userId }) =>
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
    askToInsert(client, 'post_comments', { post_id: await submitted(), body: 'Why?' }),
  ),
]
