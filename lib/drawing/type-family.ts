import { POST_TYPES, type PostType, postTypes } from '../posts/types.ts'
import type { FamilyName } from './palette.ts'

/** The sheet colour that leads on each type of post. */
export const TYPE_FAMILY = Object.fromEntries(POST_TYPES.map((type) => [type, postTypes[type].family])) as Record<
  PostType,
  FamilyName
>
