/** Limits of a picture. Bytes, pixels, seconds. */
export const IMAGE_MAX_BYTES = 10_485_760
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGE_MAX_SIDE = 2400
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** What the file picker offers; `image/jpg` is a name some systems give to JPEG. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp'
export const IMAGE_BUCKET = 'blog-images'
export const IMAGE_CACHE_SECONDS = 3600
export const IMAGE_ALT_MAX = 500
export const IMAGE_CAPTION_MAX = 500
/** Days that an unused picture is kept: somebody may still write with it in a form that is not saved. */
export const IMAGE_GRACE_DAYS = 7
