import { POST_COLUMNS } from '../../../lib/posts/post.ts'
import { PANEL_FUNCTIONS, SERVER_FUNCTIONS } from './calls.ts'

/** The grants of each role; policies narrow them down. Nothing is granted by default: everything else is refused. */

const READ = 'SELECT'
const ALL = 'DELETE INSERT SELECT UPDATE'

/** The columns of a public post's page, and those by which it is found, in the order of the catalog. */
export const PUBLIC_POST_COLUMNS = [...POST_COLUMNS.split(', '), 'id', 'image_names', 'released'].sort().join(',')

type Grants = Partial<Record<'anon' | 'authenticated' | 'service_role', string>>

export const PRIVILEGES: Record<string, Grants> = {
  admins: { authenticated: 'SELECT UPDATE(deactivated_at,role)', service_role: ALL },
  // Only triggers and functions write it.
  audit_log: { authenticated: READ, service_role: READ },
  // A trigger and an import of this site's export write it.
  author_aliases: { anon: READ, authenticated: READ, service_role: 'INSERT SELECT' },
  author_profiles: {
    anon: 'SELECT(biography,id,links,name,on_about,portrait_image,portrait_seed,position,retired,role,signature,slug)',
    authenticated: ALL,
    service_role: ALL,
  },
  blog_posts: { anon: `SELECT(${PUBLIC_POST_COLUMNS})`, authenticated: ALL, service_role: ALL },
  contact_messages: { authenticated: 'SELECT UPDATE(archived_at,read_at,spam_at)', service_role: ALL },
  contact_settings: { authenticated: 'SELECT UPDATE(retention_months)', service_role: 'SELECT UPDATE' },
  // Triggers write it; only a restoration reads the deleted row.
  deleted_items: { authenticated: 'DELETE SELECT(deleted_at,deleted_by,detail,kind,object_id,title)' },
  // A trigger writes it.
  deleted_redirects: { authenticated: 'DELETE SELECT', service_role: 'DELETE SELECT' },
  // Only functions read and write it.
  deleted_tag_posts: {},
  images: {
    anon: 'SELECT(alt,blur,caption,focal_x,focal_y,height,path,width)',
    // Functions delete messages, into a bin.
    authenticated: 'INSERT SELECT UPDATE(alt,caption,focal_x,focal_y)',
    service_role: ALL,
  },
  import_batches: { authenticated: 'INSERT SELECT UPDATE(undone_at)', service_role: ALL },
  import_items: { authenticated: ALL, service_role: ALL },
  invitations: {
    authenticated: 'DELETE INSERT(note,role,token_hash) SELECT(created_at,expires_at,id,invited_by,note,role)',
    service_role: 'DELETE INSERT SELECT',
  },
  job_runs: { service_role: ALL },
  log_settings: { authenticated: 'SELECT UPDATE(retention_months)', service_role: READ },
  login_attempts: { service_role: ALL },
  // Only functions read and write it.
  login_failures: {},
  missing_addresses: { authenticated: 'DELETE SELECT', service_role: ALL },
  notification_deliveries: { authenticated: READ, service_role: 'DELETE INSERT SELECT' },
  // Only functions read and write it.
  panel_sessions: {},
  // Only functions read and write it.
  password_links: {},
  // Readers see no comment and no review; only functions write reviews.
  post_changes: { authenticated: ALL, service_role: ALL },
  post_comments: {
    authenticated: 'DELETE INSERT(body,post_id,quote,reply_to) SELECT UPDATE(is_settled)',
    service_role: READ,
  },
  post_images: { authenticated: READ, service_role: READ },
  // Only a function reads and writes it.
  post_presence: {},
  post_previews: {
    authenticated:
      'DELETE INSERT(post_id,takes_comments,token_hash) SELECT(created_at,expires_at,post_id,takes_comments)',
  },
  post_reviews: { authenticated: READ, service_role: READ },
  post_revisions: { authenticated: READ, service_role: 'INSERT SELECT UPDATE' },
  post_slug_redirects: { anon: 'SELECT(post_id,slug)', authenticated: 'SELECT(post_id,slug)', service_role: ALL },
  post_working_copies: { authenticated: ALL, service_role: 'DELETE SELECT' },
  // Only functions read and write it.
  recovery_codes: {},
  redirects: {
    anon: 'SELECT(post_id,source,target)',
    authenticated: 'DELETE INSERT(batch_id,post_id,source,target) SELECT UPDATE(post_id,source,target)',
    service_role: ALL,
  },
  roles: { authenticated: 'DELETE INSERT(label,name,rights) SELECT UPDATE(label,rights)', service_role: READ },
  // Shared by all editors.
  saved_replies: {
    authenticated: 'DELETE INSERT(body,name) SELECT(body,id,name) UPDATE(body,name)',
    service_role: 'INSERT SELECT',
  },
  // Each editor's own.
  saved_views: { authenticated: 'DELETE INSERT(name,query) SELECT(created_at,id,name,query)' },
  // Readers get search results, not the table of synonyms.
  search_synonyms: {
    authenticated: 'DELETE INSERT(words) SELECT(id,words) UPDATE(words)',
    service_role: 'INSERT SELECT',
  },
  site_settings: {
    anon: 'SELECT(fields,id)',
    authenticated: 'SELECT UPDATE(fields)',
    service_role: 'INSERT SELECT UPDATE',
  },
  text_blocks: {
    anon: 'SELECT(content,name)',
    authenticated: 'DELETE INSERT(content,name,title) SELECT(content,id,name,title,version) UPDATE(content,title)',
    service_role: 'INSERT SELECT',
  },
  // Functions and an import of this site's export write it.
  topic_texts: { anon: READ, authenticated: READ, service_role: 'INSERT SELECT' },
}

/** Called by public pages: these return public posts only (next_publication: a moment, has_passkeys: yes or no). */
const PUBLIC_FUNCTIONS = [
  'adjacent_posts',
  'comment_on_preview',
  'has_passkeys',
  'image_is_binned',
  'list_authors',
  'list_by_facets',
  'list_sitemap_parts',
  'list_sitemap_posts',
  'list_topics',
  'next_publication',
  'preview_post',
  'preview_takes_comments',
  'read_invitation',
  'read_password_link',
  'related_posts',
  'search_posts',
  'suggest_words',
  'use_password_link',
] as const

/** Called by the panel where the backend has second factors (second-factor.test.ts). */
const FACTOR_FUNCTIONS = [
  'require_second_factor',
  'reset_second_factor',
  'set_recovery_codes',
  'use_recovery_code',
] as const

/** Called by policies, checks and generated columns with the rights of the current role. Triggers need no such right. */
const HELPERS = {
  anon: [
    ...['fold', 'fold_quickly', 'image_is_public', 'is_portrait', 'is_public', 'live_images', 'search_candidates'],
    ...['search_excerpt', 'search_query', 'search_text', 'sentences', 'topic_is_public'],
  ],
  authenticated: [
    'admin_username',
    'author_has_posts',
    'blocks_have_room',
    'comments_have_room',
    'has_full_role',
    'has_right',
    'is_admin',
    'is_portrait',
    'kinds_to_restore',
    'may_comment',
    'may_delete_image',
    'may_describe_image',
    'may_give',
    'may_publish',
    'may_publish_post',
    'may_write_post',
    'replace_hidden_uses',
    'replies_have_room',
    'restore_item',
    'rights',
    'session_is_open',
    'synonyms_have_room',
    'takes_reply',
    'views_have_room',
  ],
  service_role: [
    ...['admin_username', 'has_full_role', 'is_admin', 'is_public', 'kept_columns', 'purge_old_posts'],
    'replace_hidden_uses',
  ],
}
const WRITING = [
  'are_labels',
  'are_links',
  'are_synonyms',
  'are_tags',
  'cut_slug',
  'facets',
  'fold',
  'fold_quickly',
  'image_names',
  'is_canonical',
  'message_text',
  'row_differs',
  'search_text',
  'tags_text',
  'with_image',
]
const CHECKING = ['canonical_address', 'slugify', 'trim_blank']

const inSchema = (schema: string, names: readonly string[]) => names.map((name) => `${schema}.${name}`)

/** Every function in the schemas public and private that a role of the API may execute. */
export const FUNCTIONS: Record<string, string[]> = {
  anon: [...inSchema('public', PUBLIC_FUNCTIONS), ...inSchema('private', HELPERS.anon)],
  authenticated: [
    ...inSchema('public', [...PANEL_FUNCTIONS, ...FACTOR_FUNCTIONS]),
    ...inSchema('private', [...HELPERS.authenticated, ...WRITING, ...CHECKING]),
  ],
  service_role: [
    ...inSchema('public', [
      ...SERVER_FUNCTIONS,
      'carry_author_names',
      'forget_authors',
      'forget_images',
      'list_expired_images',
      'make_password_link',
      'next_publication',
      'replace_image',
      'require_second_factor',
      'reset_second_factor',
      'restore_author_names',
      'restore_post',
      'restore_topic_texts',
      'untouched_posts',
    ]),
    ...inSchema('private', [...HELPERS.service_role, ...WRITING, ...CHECKING]),
  ],
}
