// Generated from supabase/migrations by `npm run types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string
          role: Database["public"]["Enums"]["admin_role"]
          user_id: string
          username: string
        }
        Insert: {
          created_at?: string
          role?: Database["public"]["Enums"]["admin_role"]
          user_id: string
          username: string
        }
        Update: {
          created_at?: string
          role?: Database["public"]["Enums"]["admin_role"]
          user_id?: string
          username?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author: string
          author_slug: string | null
          content: string
          created_at: string
          created_by: string | null
          created_by_admin: string
          id: string
          image_url: string | null
          meta_description: string | null
          meta_title: string | null
          post_type: Database["public"]["Enums"]["post_type"]
          published_at: string | null
          search: unknown | null
          slug: string
          status: Database["public"]["Enums"]["post_status"]
          title: string
          updated_at: string
        }
        Insert: {
          author: string
          author_slug?: never
          content: string
          created_at?: string
          created_by?: string | null
          created_by_admin?: string
          id?: string
          image_url?: string | null
          meta_description?: string | null
          meta_title?: string | null
          post_type?: Database["public"]["Enums"]["post_type"]
          published_at?: string | null
          search?: never
          slug?: string
          status?: Database["public"]["Enums"]["post_status"]
          title: string
          updated_at?: string
        }
        Update: {
          author?: string
          author_slug?: never
          content?: string
          created_at?: string
          created_by?: string | null
          created_by_admin?: string
          id?: string
          image_url?: string | null
          meta_description?: string | null
          meta_title?: string | null
          post_type?: Database["public"]["Enums"]["post_type"]
          published_at?: string | null
          search?: never
          slug?: string
          status?: Database["public"]["Enums"]["post_status"]
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          archived_at: string | null
          client_hash: string | null
          created_at: string
          email: string
          id: string
          interests: string | null
          message: string
          name: string
          phone: string | null
          read_at: string | null
          subject: string
        }
        Insert: {
          archived_at?: string | null
          client_hash?: string | null
          created_at?: string
          email: string
          id?: string
          interests?: string | null
          message: string
          name: string
          phone?: string | null
          read_at?: string | null
          subject: string
        }
        Update: {
          archived_at?: string | null
          client_hash?: string | null
          created_at?: string
          email?: string
          id?: string
          interests?: string | null
          message?: string
          name?: string
          phone?: string | null
          read_at?: string | null
          subject?: string
        }
        Relationships: []
      }
      images: {
        Row: {
          alt: string
          blur: string | null
          bytes: number
          created_at: string
          created_by: string | null
          height: number
          path: string
          width: number
        }
        Insert: {
          alt?: string
          blur?: string | null
          bytes: number
          created_at?: string
          created_by?: string | null
          height: number
          path: string
          width: number
        }
        Update: {
          alt?: string
          blur?: string | null
          bytes?: number
          created_at?: string
          created_by?: string | null
          height?: number
          path?: string
          width?: number
        }
        Relationships: []
      }
      login_attempts: {
        Row: {
          failures: number
          key: string
          last_attempt_at: string
        }
        Insert: {
          failures?: number
          key: string
          last_attempt_at?: string
        }
        Update: {
          failures?: number
          key?: string
          last_attempt_at?: string
        }
        Relationships: []
      }
      notice_deliveries: {
        Row: {
          attempts: number
          channel: Database["public"]["Enums"]["notice_channel"]
          created_at: string
          delivered: boolean
          error: string | null
          event: Database["public"]["Enums"]["notice_event"]
          id: string
          message_id: string
          response_status: number | null
          slug: string
          target: string
        }
        Insert: {
          attempts: number
          channel: Database["public"]["Enums"]["notice_channel"]
          created_at?: string
          delivered: boolean
          error?: string | null
          event: Database["public"]["Enums"]["notice_event"]
          id?: string
          message_id: string
          response_status?: number | null
          slug: string
          target: string
        }
        Update: {
          attempts?: number
          channel?: Database["public"]["Enums"]["notice_channel"]
          created_at?: string
          delivered?: boolean
          error?: string | null
          event?: Database["public"]["Enums"]["notice_event"]
          id?: string
          message_id?: string
          response_status?: number | null
          slug?: string
          target?: string
        }
        Relationships: []
      }
      post_slug_redirects: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_slug_redirects_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      clear_login_attempts: { Args: { p_keys: string[] }; Returns: undefined }
      forget_expired: { Args: { p_hash_age: unknown; p_message_age: unknown }; Returns: undefined }
      hand_in_message: { Args: { p_name: string; p_email: string; p_phone: string; p_subject: string; p_message: string; p_interests: string; p_client_hash: string; p_max: number; p_window: unknown; p_hash_age: unknown; p_message_age: unknown }; Returns: boolean }
      list_authors: { Args: never; Returns: { author_slug: string; author: string; newest_at: string }[] }
      list_sitemap_parts: { Args: { p_size: number }; Returns: { part: number; last_published_at: string; last_id: string; modified_at: string }[] }
      list_sitemap_posts: { Args: { p_limit: number; p_after_at?: string; p_after_id?: string; p_until_at?: string; p_until_id?: string }; Returns: { id: string; slug: string; published_at: string; updated_at: string; pictures: string[] }[] }
      related_posts: { Args: { p_slug: string; p_limit?: number }; Returns: { slug: string }[] }
      search_posts: { Args: { p_query: string; p_type?: Database["public"]["Enums"]["post_type"]; p_limit?: number; p_offset?: number }; Returns: { slug: string; title: string; post_type: Database["public"]["Enums"]["post_type"]; author: string; published_at: string; image_url: string; marked_title: string; marked_excerpt: string; total: number }[] }
      take_login_attempt: { Args: { p_keys: string[]; p_max: number; p_window: unknown }; Returns: number }
    }
    Enums: {
      admin_role: "admin" | "intern"
      notice_channel: "indexnow" | "websub" | "webhook"
      notice_event: "publish" | "update" | "delete"
      post_status: "draft" | "scheduled" | "published"
      post_type: "recipe" | "news" | "guide" | "education"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicSchema = Database["public"]

/** A row as a select answers it. */
export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name] extends { Row: infer Row } ? Row : never

/** A row as an insert takes it. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Insert: infer Insert } ? Insert : never

/** The changes that an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Update: infer Update } ? Update : never

export type Enums<Name extends keyof PublicSchema["Enums"]> = PublicSchema["Enums"][Name]

export type CompositeTypes<Name extends keyof PublicSchema["CompositeTypes"]> = PublicSchema["CompositeTypes"][Name]

export const Constants = {
  public: {
    Enums: {
      admin_role: ["admin", "intern"],
      notice_channel: ["indexnow", "websub", "webhook"],
      notice_event: ["publish", "update", "delete"],
      post_status: ["draft", "scheduled", "published"],
      post_type: ["recipe", "news", "guide", "education"],
    },
  },
} as const
