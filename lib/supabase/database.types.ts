export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
type Post = {
  id: string; slug: string; title: string; content: string; image_url: string | null; author: string
  published_at: string | null; updated_at: string; meta_title: string | null; meta_description: string | null
  post_type: 'recipe' | 'news' | 'guide' | 'education'; created_by_admin: string
  status: 'draft' | 'scheduled' | 'published'; created_at: string; created_by: string | null
  author_slug: string | null
}
type Delivery = {
  id: string; message_id: string; channel: 'indexnow' | 'websub' | 'webhook'; event: 'publish' | 'update' | 'delete'
  slug: string; target: string; attempts: number; delivered: boolean; response_status: number | null; error: string | null; created_at: string
}
type Img = { path: string; width: number; height: number; bytes: number; alt: string; blur: string | null; created_at: string; created_by: string | null }
type Msg = { id: string; name: string; email: string; phone: string | null; subject: string; message: string; interests: string | null; client_hash: string | null; created_at: string; read_at: string | null; archived_at: string | null }
type Adm = { user_id: string; username: string; role: 'admin' | 'intern'; created_at: string }
export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' }
  public: {
    Tables: {
      admins: { Row: Adm; Insert: Partial<Adm> & Pick<Adm, 'user_id' | 'username'>; Update: Partial<Adm>; Relationships: [] }
      blog_posts: { Row: Post; Insert: Partial<Post> & Pick<Post, 'title' | 'content' | 'author'>; Update: Partial<Post>; Relationships: [] }
      notice_deliveries: { Row: Delivery; Insert: Omit<Partial<Delivery>, 'id'> & Omit<Delivery, 'id' | 'created_at' | 'response_status' | 'error'>; Update: Partial<Delivery>; Relationships: [] }
      images: { Row: Img; Insert: Partial<Img> & Pick<Img, 'path' | 'width' | 'height' | 'bytes'>; Update: Partial<Img>; Relationships: [] }
      contact_messages: { Row: Msg; Insert: Partial<Msg> & Pick<Msg, 'name' | 'email' | 'subject' | 'message'>; Update: Partial<Msg>; Relationships: [] }
      post_slug_redirects: {
        Row: { slug: string; post_id: string; created_at: string }
        Insert: { slug: string; post_id: string; created_at?: string }
        Update: { slug?: string; post_id?: string; created_at?: string }
        Relationships: [{ foreignKeyName: 'post_slug_redirects_post_id_fkey'; columns: ['post_id']; isOneToOne: false; referencedRelation: 'blog_posts'; referencedColumns: ['id'] }]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      take_login_attempt: { Args: { p_keys: string[]; p_max: number; p_window: unknown }; Returns: number }
      list_authors: { Args: Record<PropertyKey, never>; Returns: { author_slug: string; author: string; newest_at: string }[] }
      list_sitemap_parts: { Args: { p_size: number }; Returns: { part: number; last_published_at: string; last_id: string; modified_at: string }[] }
      list_sitemap_posts: {
        Args: { p_after_at?: string; p_after_id?: string; p_until_at?: string; p_until_id?: string; p_limit: number }
        Returns: { id: string; slug: string; published_at: string; updated_at: string; pictures: string[] }[]
      }
      clear_login_attempts: { Args: { p_keys: string[] }; Returns: undefined }
    }
    Enums: { post_type: Post['post_type']; post_status: Post['status']; admin_role: Adm['role'] }
    CompositeTypes: { [_ in never]: never }
  }
}
export type Tables<T extends keyof Database['public']['Tables']> = Database['public']['Tables'][T]['Row']
