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
          deactivated_at: string | null
          mail: string
          must_change_password: boolean
          role: string
          user_id: string
          username: string
        }
        Insert: Insertable<Database["public"]["Tables"]["admins"]["Row"], "created_at" | "deactivated_at" | "mail" | "must_change_password" | "role">
        Update: Partial<Database["public"]["Tables"]["admins"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"admins_role","columns":["role"],"isOneToOne":false,"referencedRelation":"roles","referencedColumns":["name"]},
        ]
      }
      audit_log: {
        Row: {
          actor: string
          actor_id: string | null
          at: string
          detail: string
          event: string
          hash: string | null
          id: number
          network: string | null
          object_id: string
          place: number | null
          title: string
          version: number | null
        }
        Insert: Insertable<Database["public"]["Tables"]["audit_log"]["Row"], "actor_id" | "at" | "detail" | "hash" | "id" | "network" | "object_id" | "place" | "title" | "version">
        Update: Partial<Database["public"]["Tables"]["audit_log"]["Insert"]>
        Relationships: []
      }
      author_aliases: {
        Row: {
          author_id: string
          slug: string
        }
        Insert: Insertable<Database["public"]["Tables"]["author_aliases"]["Row"], never>
        Update: Partial<Database["public"]["Tables"]["author_aliases"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"author_aliases_author_id_fkey","columns":["author_id"],"isOneToOne":false,"referencedRelation":"author_profiles","referencedColumns":["id"]},
        ]
      }
      author_profiles: {
        Row: {
          biography: string
          id: string
          links: string[]
          name: string
          on_about: boolean
          portrait_image: string | null
          portrait_seed: string
          position: number
          retired: boolean
          role: string
          signature: string
          slug: string
          updated_at: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["author_profiles"]["Row"], "biography" | "id" | "links" | "on_about" | "portrait_image" | "portrait_seed" | "position" | "retired" | "role" | "signature" | "slug" | "updated_at" | "version">
        Update: Partial<Database["public"]["Tables"]["author_profiles"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"author_profiles_portrait_image_fkey","columns":["portrait_image"],"isOneToOne":false,"referencedRelation":"images","referencedColumns":["path"]},
        ]
      }
      blog_posts: {
        Row: {
          author: string
          author_id: string | null
          author_slug: string | null
          autosaved: boolean
          canonical_url: string | null
          content: string
          created_at: string
          created_by: string | null
          created_by_admin: string
          deleted_at: string | null
          deleted_by: string | null
          excerpt: string
          facets: string[]
          id: string
          image_names: string[]
          image_url: string | null
          labels: string[]
          meta_description: string | null
          meta_title: string | null
          noindex: boolean
          post_type: "recipe" | "news" | "guide" | "education"
          published_at: string | null
          reading_minutes: number
          released: boolean
          saved_form: string | null
          saved_form_version: number | null
          search: unknown | null
          servings: string | null
          share_image: string | null
          slug: string
          status: "draft" | "scheduled" | "published"
          tags: string[]
          title: string
          total_minutes: number | null
          unpublish_at: string | null
          updated_at: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["blog_posts"]["Row"], "author_id" | "author_slug" | "autosaved" | "canonical_url" | "created_at" | "created_by" | "created_by_admin" | "deleted_at" | "deleted_by" | "excerpt" | "facets" | "id" | "image_names" | "image_url" | "labels" | "meta_description" | "meta_title" | "noindex" | "post_type" | "published_at" | "reading_minutes" | "released" | "saved_form" | "saved_form_version" | "search" | "servings" | "share_image" | "slug" | "status" | "tags" | "total_minutes" | "unpublish_at" | "updated_at" | "version"> & { facets?: never; image_names?: never; released?: never; search?: never }
        Update: Partial<Database["public"]["Tables"]["blog_posts"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"blog_posts_author_id_fkey","columns":["author_id"],"isOneToOne":false,"referencedRelation":"author_profiles","referencedColumns":["id"]},
        ]
      }
      contact_messages: {
        Row: {
          answered_at: string | null
          answered_by: string | null
          archived_at: string | null
          client_hash: string | null
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          email: string
          id: string
          interests: "Nutrition Consultation" | "Healthy Recipe Planning" | "Wellness Coaching" | "Dietary Analysis" | "Health Community" | "Personal Nutrition Plans" | null
          message: string
          name: string
          phone: string | null
          read_at: string | null
          spam_at: string | null
          subject: string
          taken_at: string | null
          taken_by: string | null
          words: string | null
        }
        Insert: Insertable<Database["public"]["Tables"]["contact_messages"]["Row"], "answered_at" | "answered_by" | "archived_at" | "client_hash" | "created_at" | "deleted_at" | "deleted_by" | "id" | "interests" | "phone" | "read_at" | "spam_at" | "taken_at" | "taken_by" | "words"> & { words?: never }
        Update: Partial<Database["public"]["Tables"]["contact_messages"]["Insert"]>
        Relationships: []
      }
      contact_settings: {
        Row: {
          id: boolean
          retention_months: number
        }
        Insert: Insertable<Database["public"]["Tables"]["contact_settings"]["Row"], "id" | "retention_months">
        Update: Partial<Database["public"]["Tables"]["contact_settings"]["Insert"]>
        Relationships: []
      }
      deleted_items: {
        Row: {
          content: Json
          deleted_at: string
          deleted_by: string
          detail: string
          kind: "redirect" | "author" | "tag" | "block" | "reply" | "synonyms" | "role" | "comment" | "view"
          object_id: string
          owner_id: string | null
          title: string
        }
        Insert: Insertable<Database["public"]["Tables"]["deleted_items"]["Row"], "deleted_at" | "detail" | "owner_id"> & { detail?: never }
        Update: Partial<Database["public"]["Tables"]["deleted_items"]["Insert"]>
        Relationships: []
      }
      deleted_redirects: {
        Row: {
          batch_id: string | null
          deleted_at: string
          source: string
        }
        Insert: Insertable<Database["public"]["Tables"]["deleted_redirects"]["Row"], "batch_id" | "deleted_at">
        Update: Partial<Database["public"]["Tables"]["deleted_redirects"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"deleted_redirects_batch_id_fkey","columns":["batch_id"],"isOneToOne":false,"referencedRelation":"import_batches","referencedColumns":["id"]},
        ]
      }
      images: {
        Row: {
          alt: string
          blur: string | null
          bytes: number
          caption: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          file_name: string
          focal_x: number
          focal_y: number
          height: number
          in_posts: boolean
          path: string
          width: number
        }
        Insert: Insertable<Database["public"]["Tables"]["images"]["Row"], "alt" | "blur" | "caption" | "created_at" | "created_by" | "deleted_at" | "deleted_by" | "file_name" | "focal_x" | "focal_y" | "in_posts">
        Update: Partial<Database["public"]["Tables"]["images"]["Insert"]>
        Relationships: []
      }
      import_batches: {
        Row: {
          created_at: string
          id: string
          source: string
          undone_at: string | null
        }
        Insert: Insertable<Database["public"]["Tables"]["import_batches"]["Row"], "created_at" | "id" | "undone_at">
        Update: Partial<Database["public"]["Tables"]["import_batches"]["Insert"]>
        Relationships: []
      }
      import_items: {
        Row: {
          batch_id: string
          before: Json | null
          changed_at: string | null
          hash: string
          post_id: string
          redirected: string[]
          source: string
          source_id: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["import_items"]["Row"], "before" | "changed_at" | "redirected">
        Update: Partial<Database["public"]["Tables"]["import_items"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"import_items_batch_id_fkey","columns":["batch_id"],"isOneToOne":false,"referencedRelation":"import_batches","referencedColumns":["id"]},
          {"foreignKeyName":"import_items_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      invitations: {
        Row: {
          created_at: string
          expires_at: string
          id: string
          invited_by: string
          must_change_password: boolean
          note: string
          role: string
          token_hash: string
        }
        Insert: Insertable<Database["public"]["Tables"]["invitations"]["Row"], "created_at" | "expires_at" | "id" | "invited_by" | "must_change_password" | "note" | "role">
        Update: Partial<Database["public"]["Tables"]["invitations"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"invitations_role","columns":["role"],"isOneToOne":false,"referencedRelation":"roles","referencedColumns":["name"]},
        ]
      }
      job_runs: {
        Row: {
          name: string
          ran_at: string
        }
        Insert: Insertable<Database["public"]["Tables"]["job_runs"]["Row"], never>
        Update: Partial<Database["public"]["Tables"]["job_runs"]["Insert"]>
        Relationships: []
      }
      log_settings: {
        Row: {
          first_hash: string
          first_place: number
          id: boolean
          last_hash: string
          last_place: number
          retention_months: number
        }
        Insert: Insertable<Database["public"]["Tables"]["log_settings"]["Row"], "first_hash" | "first_place" | "id" | "last_hash" | "last_place" | "retention_months">
        Update: Partial<Database["public"]["Tables"]["log_settings"]["Insert"]>
        Relationships: []
      }
      login_attempts: {
        Row: {
          failures: number
          key: string
          last_attempt_at: string
          maximum: number | null
        }
        Insert: Insertable<Database["public"]["Tables"]["login_attempts"]["Row"], "failures" | "last_attempt_at" | "maximum">
        Update: Partial<Database["public"]["Tables"]["login_attempts"]["Insert"]>
        Relationships: []
      }
      missing_addresses: {
        Row: {
          address: string
          hits: number
          last_on: string
        }
        Insert: Insertable<Database["public"]["Tables"]["missing_addresses"]["Row"], "hits" | "last_on">
        Update: Partial<Database["public"]["Tables"]["missing_addresses"]["Insert"]>
        Relationships: []
      }
      notification_deliveries: {
        Row: {
          attempts: number
          channel: "indexnow" | "websub" | "webhook"
          created_at: string
          delivered: boolean
          error: string | null
          event: "publish" | "update" | "delete"
          id: string
          message_id: string
          response_status: number | null
          slug: string
          target: string
        }
        Insert: Insertable<Database["public"]["Tables"]["notification_deliveries"]["Row"], "created_at" | "error" | "id" | "response_status">
        Update: Partial<Database["public"]["Tables"]["notification_deliveries"]["Insert"]>
        Relationships: []
      }
      post_changes: {
        Row: {
          base_version: number
          changed: Json
          image_names: string[]
          missed: boolean
          post_id: string
          publish_at: string | null
          saved_by: string | null
          saved_by_username: string
          updated_at: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_changes"]["Row"], "image_names" | "missed" | "publish_at" | "saved_by" | "saved_by_username" | "updated_at"> & { image_names?: never }
        Update: Partial<Database["public"]["Tables"]["post_changes"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_changes_post_id_fkey","columns":["post_id"],"isOneToOne":true,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_comments: {
        Row: {
          body: string
          created_at: string
          id: string
          is_guest: boolean
          is_settled: boolean
          post_id: string
          quote: string
          reply_to: string | null
          user_id: string | null
          username: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_comments"]["Row"], "created_at" | "id" | "is_guest" | "is_settled" | "quote" | "reply_to" | "user_id" | "username">
        Update: Partial<Database["public"]["Tables"]["post_comments"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_comments_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_images: {
        Row: {
          path: string
          post_id: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_images"]["Row"], never>
        Update: Partial<Database["public"]["Tables"]["post_images"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_images_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_previews: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string
          post_id: string
          takes_comments: boolean
          token_hash: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_previews"]["Row"], "created_at" | "created_by" | "expires_at" | "takes_comments">
        Update: Partial<Database["public"]["Tables"]["post_previews"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_previews_post_id_fkey","columns":["post_id"],"isOneToOne":true,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_reviews: {
        Row: {
          assignee: string | null
          assignee_id: string | null
          decided_at: string | null
          decided_by: string | null
          due_on: string | null
          post_id: string
          round: number
          state: "in_review" | "changes_asked" | "approved"
          submitted_at: string
          submitted_by: string | null
          submitted_by_username: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["post_reviews"]["Row"], "assignee" | "assignee_id" | "decided_at" | "decided_by" | "due_on" | "round" | "state" | "submitted_at" | "submitted_by">
        Update: Partial<Database["public"]["Tables"]["post_reviews"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_reviews_post_id_fkey","columns":["post_id"],"isOneToOne":true,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_revisions: {
        Row: {
          author: string
          canonical_url: string | null
          content: string
          created_at: string
          image_names: string[]
          image_url: string | null
          labels: string[]
          meta_description: string | null
          meta_title: string | null
          noindex: boolean
          post_id: string
          post_type: "recipe" | "news" | "guide" | "education"
          published_at: string | null
          saved_by: string | null
          saved_by_username: string
          share_image: string | null
          slug: string
          status: "draft" | "scheduled" | "published"
          tags: string[]
          title: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["post_revisions"]["Row"], "canonical_url" | "created_at" | "image_names" | "image_url" | "labels" | "meta_description" | "meta_title" | "noindex" | "published_at" | "saved_by" | "share_image" | "tags"> & { image_names?: never }
        Update: Partial<Database["public"]["Tables"]["post_revisions"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_revisions_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_slug_redirects: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_slug_redirects"]["Row"], "created_at">
        Update: Partial<Database["public"]["Tables"]["post_slug_redirects"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_slug_redirects_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      post_working_copies: {
        Row: {
          base_version: number
          fields: Json
          form: string
          image_names: string[]
          post_id: string
          updated_at: string
          user_id: string
        }
        Insert: Insertable<Database["public"]["Tables"]["post_working_copies"]["Row"], "form" | "image_names" | "updated_at" | "user_id"> & { image_names?: never }
        Update: Partial<Database["public"]["Tables"]["post_working_copies"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"post_working_copies_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      redirects: {
        Row: {
          batch_id: string | null
          created_at: string
          hits: number
          id: string
          last_hit_on: string | null
          post_id: string | null
          source: string
          target: string | null
        }
        Insert: Insertable<Database["public"]["Tables"]["redirects"]["Row"], "batch_id" | "created_at" | "hits" | "id" | "last_hit_on" | "post_id" | "target">
        Update: Partial<Database["public"]["Tables"]["redirects"]["Insert"]>
        Relationships: [
          {"foreignKeyName":"redirects_batch_id_fkey","columns":["batch_id"],"isOneToOne":false,"referencedRelation":"import_batches","referencedColumns":["id"]},
          {"foreignKeyName":"redirects_post_id_fkey","columns":["post_id"],"isOneToOne":false,"referencedRelation":"blog_posts","referencedColumns":["id"]},
        ]
      }
      roles: {
        Row: {
          built_in: boolean
          label: string
          name: string
          requires_second_factor: boolean
          rights: string[]
        }
        Insert: Insertable<Database["public"]["Tables"]["roles"]["Row"], "built_in" | "requires_second_factor" | "rights">
        Update: Partial<Database["public"]["Tables"]["roles"]["Insert"]>
        Relationships: []
      }
      saved_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          name: string
        }
        Insert: Insertable<Database["public"]["Tables"]["saved_replies"]["Row"], "created_at" | "id">
        Update: Partial<Database["public"]["Tables"]["saved_replies"]["Insert"]>
        Relationships: []
      }
      saved_views: {
        Row: {
          created_at: string
          id: string
          name: string
          query: string
          user_id: string
        }
        Insert: Insertable<Database["public"]["Tables"]["saved_views"]["Row"], "created_at" | "id" | "user_id">
        Update: Partial<Database["public"]["Tables"]["saved_views"]["Insert"]>
        Relationships: []
      }
      search_synonyms: {
        Row: {
          created_at: string
          id: string
          words: string[]
        }
        Insert: Insertable<Database["public"]["Tables"]["search_synonyms"]["Row"], "created_at" | "id">
        Update: Partial<Database["public"]["Tables"]["search_synonyms"]["Insert"]>
        Relationships: []
      }
      site_settings: {
        Row: {
          fields: Json
          id: boolean
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["site_settings"]["Row"], "fields" | "id" | "updated_at" | "updated_by" | "version">
        Update: Partial<Database["public"]["Tables"]["site_settings"]["Insert"]>
        Relationships: []
      }
      text_blocks: {
        Row: {
          content: string
          created_at: string
          id: string
          name: string
          title: string
          version: number
        }
        Insert: Insertable<Database["public"]["Tables"]["text_blocks"]["Row"], "created_at" | "id" | "version">
        Update: Partial<Database["public"]["Tables"]["text_blocks"]["Insert"]>
        Relationships: []
      }
      topic_texts: {
        Row: {
          description: string
          slug: string
        }
        Insert: Insertable<Database["public"]["Tables"]["topic_texts"]["Row"], never>
        Update: Partial<Database["public"]["Tables"]["topic_texts"]["Insert"]>
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      access_report: { Args: never; Returns: string[] }
      adjacent_messages: { Args: { p_id: string }; Returns: { newer: string; older: string }[] }
      adjacent_posts: { Args: { p_slug: string }; Returns: { side: string; slug: string; title: string }[] }
      answer_messages: { Args: { p_ids: string[]; p_answered: boolean }; Returns: string[] }
      applied_migrations: { Args: never; Returns: string[] }
      assign_review: { Args: { p_post: string; p_assignee: string; p_due: string }; Returns: boolean }
      bin_images: { Args: { p_paths: string[]; p_even_used?: boolean }; Returns: string[] }
      bin_messages: { Args: { p_ids: string[] }; Returns: string[] }
      carry_author_names: { Args: { p_limit: number }; Returns: number }
      change_tag: { Args: { p_tag: string; p_into?: string; p_limit?: number }; Returns: number }
      claim_due_posts: { Args: never; Returns: { slug: string; post_type: "recipe" | "news" | "guide" | "education"; published_at: string }[] }
      clear_login_attempts: { Args: { p_keys: string[] }; Returns: undefined }
      comment_on_preview: { Args: { p_token: string; p_name: string; p_body: string; p_quote: string }; Returns: string }
      count_addresses: { Args: { p_hits: string[]; p_hit_counts: number[]; p_missing: string[]; p_missing_counts: number[] }; Returns: undefined }
      count_messages: { Args: never; Returns: { unread: number; inbox: number; archived: number; spam: number; bin: number }[] }
      count_messages_older: { Args: { p_months: number }; Returns: number }
      count_posts: { Args: never; Returns: { facet: string; value: string; posts: number }[] }
      count_reviews: { Args: never; Returns: number }
      decide_review: { Args: { p_post: string; p_decision: string; p_round: number; p_version: number }; Returns: boolean }
      delete_message: { Args: { p_id: string }; Returns: boolean }
      describe_topic: { Args: { p_topic: string; p_description: string }; Returns: boolean }
      end_due_posts: { Args: never; Returns: { slug: string }[] }
      end_sessions: { Args: { p_id?: string }; Returns: number }
      enter_panel: { Args: never; Returns: { username: string; role: string; must_change_password: boolean }[] }
      enter_panel_with_factor: { Args: never; Returns: { username: string; role: string; rights: string[]; must_change_password: boolean; lacking_factor: string }[] }
      enter_panel_with_rights: { Args: never; Returns: { username: string; role: string; rights: string[]; must_change_password: boolean }[] }
      export_messages: { Args: { p_words: string[]; p_box: string; p_limit: number; p_before_at?: string; p_before_id?: string }; Returns: { id: string; name: string; email: string; phone: string; subject: string; message: string; interests: "Nutrition Consultation" | "Healthy Recipe Planning" | "Wellness Coaching" | "Dietary Analysis" | "Health Community" | "Personal Nutrition Plans"; created_at: string; read_at: string; archived_at: string }[] }
      find_log: { Args: { p_words: string[]; p_limit: number; p_offset: number; p_shown: string; p_kind?: string; p_actor?: string; p_object?: string; p_since?: string; p_before?: number }; Returns: { id: number; at: string; event: string; actor: string; object_id: string; title: string; detail: string; version: number; network: string; total: number }[] }
      find_messages: { Args: { p_words: string[]; p_box: string; p_limit: number; p_offset: number }; Returns: { id: string; name: string; email: string; phone: string; subject: string; message: string; interests: "Nutrition Consultation" | "Healthy Recipe Planning" | "Wellness Coaching" | "Dietary Analysis" | "Health Community" | "Personal Nutrition Plans"; created_at: string; read_at: string; archived_at: string; spam_at: string; deleted_at: string; deleted_by: string; taken_by: string; taken_at: string; answered_by: string; answered_at: string; total: number }[] }
      find_posts: { Args: { p_words: string[]; p_sort: string; p_descending: boolean; p_limit: number; p_offset: number; p_state?: string; p_type?: string; p_author?: string; p_owner?: string; p_tag?: string; p_changed?: boolean; p_from?: string; p_to?: string }; Returns: { id: string; slug: string; title: string; post_type: "recipe" | "news" | "guide" | "education"; author: string; image_url: string; status: "draft" | "scheduled" | "published"; published_at: string; updated_at: string; created_at: string; created_by_admin: string; deleted_at: string; deleted_by: string; version: number; opening: string; total: number }[] }
      forget_authors: { Args: { p_slugs: string[] }; Returns: string[] }
      forget_images: { Args: { p_paths: string[] }; Returns: string[] }
      has_passkeys: { Args: never; Returns: boolean }
      image_is_binned: { Args: { p_path: string }; Returns: boolean }
      import_history: { Args: never; Returns: { id: string; source: string; created_at: string; undone_at: string; posts: number; redirects: number }[] }
      last_decision: { Args: { p_post: string }; Returns: { decision: string; version: number; decided_by: string; decided_at: string }[] }
      leave_message: { Args: { p_id: string }; Returns: boolean }
      list_authors: { Args: never; Returns: { author_slug: string; author: string; newest_at: string }[] }
      list_by_facets: { Args: { p_facets: string[]; p_limit?: number; p_offset?: number }; Returns: { slug: string }[] }
      list_expired_images: { Args: never; Returns: string[] }
      list_image_uses: { Args: { p_path: string }; Returns: { kind: string; id: string; title: string; in_bin: boolean; username: string }[] }
      list_images: { Args: { p_words: string[]; p_filter: string; p_grace: unknown; p_limit: number; p_offset: number; p_from?: string; p_to?: string; p_post?: string }; Returns: { path: string; width: number; height: number; bytes: number; alt: string; caption: string; file_name: string; focal_x: number; focal_y: number; blur: string; created_at: string; uploaded_by: string; posts: number; deleted_at: string; deleted_by: string; total: number }[] }
      list_imports: { Args: never; Returns: { id: string; source: string; created_at: string; undone_at: string; posts: number }[] }
      list_lockouts: { Args: { p_min: number; p_window: unknown }; Returns: { key: string; failures: number; ends_at: string }[] }
      list_log: { Args: { p_words: string[]; p_limit: number; p_offset: number; p_kind?: string; p_actor?: string; p_object?: string; p_since?: string; p_before?: number }; Returns: { id: number; at: string; event: string; actor: string; object_id: string; title: string; detail: string; version: number; network: string; total: number }[] }
      list_messages: { Args: { p_words: string[]; p_box: string; p_limit: number; p_offset: number }; Returns: { id: string; name: string; email: string; phone: string; subject: string; message: string; interests: "Nutrition Consultation" | "Healthy Recipe Planning" | "Wellness Coaching" | "Dietary Analysis" | "Health Community" | "Personal Nutrition Plans"; created_at: string; read_at: string; archived_at: string; spam_at: string; deleted_at: string; deleted_by: string; total: number }[] }
      list_posts: { Args: { p_words: string[]; p_sort: string; p_descending: boolean; p_limit: number; p_offset: number; p_state?: string; p_type?: string; p_author?: string }; Returns: { id: string; slug: string; title: string; post_type: "recipe" | "news" | "guide" | "education"; author: string; image_url: string; status: "draft" | "scheduled" | "published"; published_at: string; updated_at: string; created_at: string; created_by_admin: string; deleted_at: string; deleted_by: string; version: number; total: number }[] }
      list_replies: { Args: never; Returns: { post_id: string; title: string; comment_id: string; username: string; replied_at: string }[] }
      list_review_mails: { Args: { p_post: string; p_event: string; p_actor: string }; Returns: string[] }
      list_reviewers: { Args: never; Returns: { user_id: string; username: string }[] }
      list_second_factors: { Args: never; Returns: { user_id: string; is_on: boolean }[] }
      list_sessions: { Args: never; Returns: { id: string; is_current: boolean; device: string; network: string; started_at: string; seen_at: string }[] }
      list_sitemap_parts: { Args: never; Returns: { part: number; last_published_at: string; last_id: string; modified_at: string }[] }
      list_sitemap_posts: { Args: { p_limit: number; p_after_at?: string; p_after_id?: string; p_until_at?: string; p_until_id?: string }; Returns: { id: string; slug: string; published_at: string; updated_at: string; image_names: string[] }[] }
      list_tags: { Args: { p_words: string; p_once: boolean; p_limit: number; p_offset: number }; Returns: { tag: string; topic: string; published: number; others: number; description: string; total: number }[] }
      list_topics: { Args: never; Returns: { topic: string; name: string; posts: number; newest_at: string }[] }
      make_password_link: { Args: { p_user_id: string; p_token_hash: string }; Returns: boolean }
      migration_checksums: { Args: never; Returns: Json }
      next_due: { Args: never; Returns: string }
      next_publication: { Args: { p_type?: string }; Returns: string }
      note_export: { Args: { p_event: string; p_what: string }; Returns: boolean }
      note_login_failure: { Args: { p_username: string }; Returns: undefined }
      open_lockout: { Args: { p_key: string }; Returns: boolean }
      order_authors: { Args: { p_ids: string[] }; Returns: undefined }
      posts_changed_since_merge: { Args: { p_tag: string }; Returns: { title: string; total: number }[] }
      preview_post: { Args: { p_token: string }; Returns: { post: Json; images: Json; expires_at: string }[] }
      preview_takes_comments: { Args: { p_token: string }; Returns: boolean }
      publish_changes: { Args: { p_post: string; p_due: string }; Returns: boolean }
      purge_expired: { Args: { p_hash_age: unknown; p_message_age: unknown }; Returns: undefined }
      purge_old_posts: { Args: never; Returns: undefined }
      read_invitation: { Args: { p_token: string }; Returns: { role: string; invited_by: string; expires_at: string }[] }
      read_log_chain: { Args: { p_after: number }; Returns: { place: number; hash: string; line: string }[] }
      read_password_link: { Args: { p_token: string }; Returns: { username: string; made_by: string; expires_at: string }[] }
      read_second_factor: { Args: never; Returns: { is_available: boolean; is_on: boolean; codes: number }[] }
      related_posts: { Args: { p_slug: string; p_limit?: number }; Returns: { slug: string }[] }
      replace_image: { Args: { p_old: string; p_new: string }; Returns: { id: string; slug: string; post_type: "recipe" | "news" | "guide" | "education"; status: "draft" | "scheduled" | "published"; published_at: string }[] }
      require_second_factor: { Args: { p_role: string; p_required: boolean }; Returns: string }
      reset_second_factor: { Args: { p_user_id: string }; Returns: boolean }
      restore_author_names: { Args: { p_author: string; p_slugs: string[] }; Returns: boolean }
      restore_deleted: { Args: { p_kind: string; p_object: string; p_limit?: number }; Returns: { outcome: string; posts: number }[] }
      restore_images: { Args: { p_paths: string[] }; Returns: string[] }
      restore_messages: { Args: { p_ids: string[] }; Returns: string[] }
      restore_post: { Args: { p_item: string; p_json: string }; Returns: boolean }
      restore_topic_texts: { Args: { p_json: string }; Returns: boolean }
      return_due_posts: { Args: { p_first: string }; Returns: undefined }
      schema_report: { Args: never; Returns: string[] }
      search_posts: { Args: { p_query: string; p_type?: string; p_limit?: number; p_offset?: number }; Returns: { slug: string; title: string; post_type: "recipe" | "news" | "guide" | "education"; author: string; published_at: string; image_url: string; marked_title: string; marked_excerpt: string; total: number }[] }
      set_own_mail: { Args: { p_mail: string }; Returns: boolean }
      set_recovery_codes: { Args: { p_hashes: string[] }; Returns: boolean }
      start_session: { Args: { p_session: string; p_network: string; p_device: string }; Returns: undefined }
      submit_contact_message: { Args: { p_name: string; p_email: string; p_phone: string; p_subject: string; p_message: string; p_interests: string; p_client_hash: string; p_max: number; p_window: unknown; p_hash_age: unknown; p_message_age: unknown }; Returns: boolean }
      submit_post: { Args: { p_post: string }; Returns: boolean }
      suggest_words: { Args: { p_query: string }; Returns: { typed: string; word: string; spelling: string }[] }
      take_login_attempt: { Args: { p_keys: string[]; p_max: number[]; p_window: unknown }; Returns: { key: string; failures: number; wait_seconds: number }[] }
      take_message: { Args: { p_id: string; p_over?: boolean }; Returns: string }
      tend_log: { Args: never; Returns: undefined }
      untouched_posts: { Args: { p_ids: string[] }; Returns: string[] }
      use_password_link: { Args: { p_token: string; p_password_hash: string }; Returns: string }
      use_recovery_code: { Args: { p_code: string }; Returns: boolean }
      watch_post: { Args: { p_post: string; p_form: string }; Returns: { version: number; is_own: boolean; saved_by: string; saved_at: string; others: string[] }[] }
      withdraw_review: { Args: { p_post: string }; Returns: boolean }
    }
  }
}

type PublicSchema = Database["public"]

/** A row whose columns of these names may be left out. */
type Insertable<Row, Optional extends keyof Row> = Omit<Row, Optional> & Partial<Pick<Row, Optional>>

/** A row as a select returns it. */
export type Tables<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Row"]

/** A row as an insert accepts it. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Insert"]

/** The changes that an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Update"]
