import type { Database } from '../../../lib/supabase/database.types.ts'
import type { Client } from './clients.ts'
import type { Contract } from './index.ts'
import { anImage } from './rows.ts'

// Every function of the panel and of the server with its arguments; `hiddenThings` of functions.test.ts makes the rows.

export const PICTURE = anImage().path
export const [BINNED, EXPIRED, UNUSED] = ['binned.webp', 'expired.webp', 'unused.webp']
export const MESSAGE = '00000000-0000-4000-8000-000000000001'
export const POST = '00000000-0000-4000-8000-000000000002'
const FORM = '00000000-0000-4000-8000-000000000003'
export const AUTHOR = '00000000-0000-4000-8000-000000000004'
export const BINNED_MESSAGE = '00000000-0000-4000-8000-000000000005'
export const TAKEN_MESSAGE = '00000000-0000-4000-8000-000000000006'
const LIST = { p_words: [], p_limit: 50, p_offset: 0 }
const AGES = { p_hash_age: '30 days', p_message_age: '1 year' }

type FunctionName = keyof Database['public']['Functions']
type Arguments = Partial<Record<FunctionName, object | ((contract: Contract) => object)>>

/** Called by the panel: these return nothing to a stranger. */
const PANEL = {
  adjacent_messages: { p_id: MESSAGE },
  answer_messages: { p_ids: [MESSAGE], p_answered: true },
  assign_review: ({ admin }) => ({ p_post: POST, p_assignee: admin.userId, p_due: '2030-01-01' }),
  bin_images: { p_paths: [PICTURE, UNUSED] },
  bin_messages: { p_ids: [MESSAGE] },
  carry_author_names: { p_limit: 10 },
  change_tag: { p_tag: 'plans' },
  count_messages: {},
  count_messages_older: { p_months: 0 },
  count_posts: {},
  count_reviews: {},
  decide_review: { p_post: POST, p_decision: 'approved', p_round: 1, p_version: 1 },
  delete_message: { p_id: BINNED_MESSAGE },
  describe_topic: { p_topic: 'plans', p_description: 'Plans.' },
  end_sessions: {},
  enter_panel: {},
  enter_panel_with_factor: {},
  enter_panel_with_rights: {},
  export_messages: { p_words: [], p_box: 'inbox', p_limit: 50 },
  find_log: { ...LIST, p_shown: '{}' },
  find_messages: { ...LIST, p_box: 'inbox' },
  find_posts: { ...LIST, p_sort: 'changed', p_descending: true },
  forget_authors: { p_slugs: ['flavorcraft-team'] },
  forget_images: { p_paths: [PICTURE, EXPIRED] },
  import_history: {},
  last_decision: { p_post: POST },
  leave_message: { p_id: TAKEN_MESSAGE },
  list_expired_images: {},
  list_image_uses: { p_path: PICTURE },
  list_images: { ...LIST, p_filter: 'all', p_grace: '1 hour' },
  list_imports: {},
  list_log: LIST,
  list_lockouts: { p_min: 5, p_window: '1 hour' },
  list_messages: { ...LIST, p_box: 'inbox' },
  list_posts: { ...LIST, p_sort: 'changed', p_descending: true },
  list_replies: {},
  list_reviewers: {},
  list_second_factors: {},
  list_sessions: {},
  list_tags: { p_words: '', p_once: false, p_limit: 50, p_offset: 0 },
  make_password_link: ({ intern }) => ({ p_user_id: intern.userId, p_token_hash: 'f'.repeat(64) }),
  note_export: { p_event: 'started', p_what: 'posts' },
  open_lockout: { p_key: 'user:x' },
  order_authors: { p_ids: [AUTHOR] },
  posts_changed_since_merge: { p_tag: 'merged' },
  read_second_factor: {},
  replace_image: { p_old: PICTURE, p_new: 'other.webp' },
  restore_author_names: { p_author: AUTHOR, p_slugs: ['former'] },
  restore_deleted: { p_kind: 'redirect', p_object: POST },
  restore_images: { p_paths: [BINNED] },
  restore_messages: { p_ids: [BINNED_MESSAGE] },
  restore_post: { p_item: POST, p_json: '{"formerSlugs": ["former"]}' },
  restore_topic_texts: { p_json: '[{"slug": "plans", "description": "Plans."}]' },
  set_own_mail: { p_mail: 'maria@example.com' },
  submit_post: { p_post: POST },
  take_message: { p_id: MESSAGE },
  untouched_posts: { p_ids: [POST] },
  watch_post: { p_post: POST, p_form: FORM },
  withdraw_review: { p_post: POST },
} satisfies Arguments

/** Called by the server only, with the secret key. */
const SERVER = {
  access_report: {},
  applied_migrations: {},
  claim_due_posts: {},
  clear_login_attempts: { p_keys: ['user:x'] },
  count_addresses: { p_hits: [], p_hit_counts: [], p_missing: [], p_missing_counts: [] },
  end_due_posts: {},
  list_review_mails: { p_post: POST, p_event: 'submitted', p_actor: POST },
  migration_checksums: {},
  next_due: {},
  note_login_failure: { p_username: 'x' },
  publish_changes: { p_post: POST, p_due: new Date().toISOString() },
  purge_expired: AGES,
  purge_old_posts: {},
  read_log_chain: { p_after: 0 },
  return_due_posts: { p_first: new Date().toISOString() },
  schema_report: {},
  start_session: { p_session: FORM, p_network: '', p_device: '' },
  submit_contact_message: {
    ...{ p_name: 'Anna', p_email: 'a@b.pl', p_phone: '', p_subject: 'Hello', p_message: 'Hello', p_interests: '' },
    ...{ p_client_hash: 'client', p_max: 5, p_window: '1 hour' },
    ...AGES,
  },
  take_login_attempt: { p_keys: ['user:x'], p_max: [5], p_window: '1 hour' },
  tend_log: {},
} satisfies Arguments

const keysOf = <Key extends string>(calls: Record<Key, unknown>) => Object.keys(calls) as Key[]
export const PANEL_FUNCTIONS = keysOf(PANEL)
export const SERVER_FUNCTIONS = keysOf(SERVER)

type Call = PromiseLike<{ data: unknown; error: { code: string } | null }>

/** Calls a function of the lists. */
export function call(contract: Contract, client: Client, name: keyof typeof PANEL | keyof typeof SERVER): Call {
  const args: object | ((contract: Contract) => object) = { ...PANEL, ...SERVER }[name]
  return client.rpc(name, (typeof args === 'function' ? args(contract) : args) as never)
}
