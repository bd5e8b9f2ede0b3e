/**
 * Who may touch what at all; the policies then narrow it down. Hosted Supabase grants everything on a new table or
 * function to everybody: a migration takes it back and grants what is needed, and this list says what that is.
 */
export const PRIVILEGES: Record<string, Record<string, string>> = {
  admins: { authenticated: 'SELECT' },
  blog_posts: { anon: 'SELECT', authenticated: 'DELETE INSERT SELECT UPDATE' },
  contact_messages: { authenticated: 'DELETE SELECT UPDATE(archived_at,read_at)' },
  contact_settings: { authenticated: 'SELECT UPDATE(retention_months)' },
  images: { anon: 'SELECT', authenticated: 'DELETE INSERT SELECT UPDATE(alt,caption,focal_x,focal_y)' },
  job_runs: {},
  login_attempts: {},
  notification_deliveries: { authenticated: 'SELECT' },
  post_revisions: { authenticated: 'SELECT' },
  post_slug_redirects: { anon: 'SELECT', authenticated: 'SELECT' },
  post_working_copies: { authenticated: 'DELETE INSERT SELECT UPDATE' },
}

/** What readers' pages call: they answer published posts only (next_publication: a moment and nothing else). */
const PUBLIC_FUNCTIONS = [
  'list_authors',
  'list_sitemap_parts',
  'list_sitemap_posts',
  'next_publication',
  'related_posts',
  'search_posts',
] as const

/** What the panel calls: they answer a stranger nothing (panel-functions.test.ts). */
export const PANEL_FUNCTIONS = [
  'count_messages',
  'count_messages_older',
  'count_posts',
  'list_messages',
  'list_image_uses',
  'list_images',
  'list_posts',
  'replace_image',
] as const

/** What the server alone calls, with the secret key. */
export const SERVER_FUNCTIONS = [
  'clear_login_attempts',
  'purge_expired',
  'purge_old_posts',
  'submit_contact_message',
  'take_login_attempt',
  'claim_due_posts',
] as const

export const FUNCTIONS = {
  anon: PUBLIC_FUNCTIONS,
  authenticated: [...PUBLIC_FUNCTIONS, ...PANEL_FUNCTIONS],
  // Hosted Supabase grants every function to the secret key by default; it bypasses the policies anyway.
  service_role: [...PUBLIC_FUNCTIONS, ...PANEL_FUNCTIONS, ...SERVER_FUNCTIONS],
}
