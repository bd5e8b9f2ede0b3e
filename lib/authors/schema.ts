import { z } from 'zod'
import { AUTHOR_MAX, SLUG_MAX } from '../posts/field-rules.ts'
import { SLUG, toSlug } from '../slug.ts'
import { IMAGE_PATH } from '../urls.ts'

/** Limits of a profile, in characters; the database's checks agree (contract test). */
export const ROLE_MAX = 80
export const BIOGRAPHY_MAX = 1000
export const SIGNATURE_MAX = 120
export const LINK_MAX = 300
export const LINKS_MAX = 6
const SEED_MAX = 120

const text = (what: string, max: number) => z.string().trim().max(max, `${what} must be less than ${max} characters`)

const link = z
  .string()
  .max(LINK_MAX, `A link must be less than ${LINK_MAX} characters`)
  .refine((typed) => /^https?:\/\/[^\s<>"]+$/.test(typed) && URL.canParse(typed), 'A link begins with https://')

/** Splits typed addresses at line breaks; a file has a list. Returns each once. */
const toLinks = (typed: string | readonly string[]): string[] => {
  const lines = (typeof typed === 'string' ? typed.split('\n') : typed).map((line) => line.trim())
  return [...new Set(lines.filter(Boolean))]
}

/** The fields of the form, and their names in the log. */
export const PROFILE_LABELS = {
  name: 'Name',
  role: 'Role',
  biography: 'Biography',
  signature: 'Signature dish',
  links: 'Links',
  slug: 'Address',
  onAbout: 'Among the chefs of the about page',
  portrait: 'Portrait',
} as const

export const profileSchema = z
  .object({
    name: text('Name', AUTHOR_MAX).min(1, 'Name is required'),
    // Empty: the database makes the slug from the name.
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .max(SLUG_MAX, `The address must be at most ${SLUG_MAX} characters`)
      .refine((typed) => typed === '' || SLUG.test(typed), 'Use letters a to z, digits and single hyphens'),
    role: text('Role', ROLE_MAX),
    biography: text('Biography', BIOGRAPHY_MAX),
    signature: text('Signature dish', SIGNATURE_MAX),
    /** The same seed always draws the same face. */
    portraitSeed: z.string().max(SEED_MAX),
    portraitImage: z.string().regex(IMAGE_PATH).nullable(),
    links: z
      .union([z.string().max(5000), z.array(z.string())])
      .transform(toLinks)
      .pipe(z.array(link).max(LINKS_MAX, `Use at most ${LINKS_MAX} links`)),
    onAbout: z.boolean(),
  })
  .refine(({ slug, name }) => slug !== '' || toSlug(name) !== '', {
    path: ['slug'],
    message: 'Write an address: the name has no letter a to z for one',
  })
export type ProfileValues = z.output<typeof profileSchema>
export type ProfileInput = z.input<typeof profileSchema>

/** An author in a file; missing fields are empty. */
export const profileFileSchema = z.strictObject({
  ...profileSchema.shape,
  role: profileSchema.shape.role.prefault(''),
  biography: profileSchema.shape.biography.prefault(''),
  signature: profileSchema.shape.signature.prefault(''),
  portraitSeed: profileSchema.shape.portraitSeed.prefault(''),
  portraitImage: profileSchema.shape.portraitImage.prefault(null),
  links: profileSchema.shape.links.prefault([]),
  onAbout: profileSchema.shape.onAbout.prefault(false),
})

/** `target` is null for a new profile. Its version is the one that the editor began with. */
export const saveProfileSchema = profileSchema.extend({
  target: z.object({ id: z.uuid(), version: z.number().int() }).nullable(),
})
export const orderProfilesSchema = z.array(z.uuid()).min(1).max(500)
export const retireProfileSchema = z.object({ id: z.uuid(), retired: z.boolean() })
