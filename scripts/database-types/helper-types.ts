/** The end of the generated file, the same for every schema: short names for what the code asks for. */
export const HELPER_TYPES = `type PublicSchema = Database["public"]

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
`
