/** Limits of a contact message, in characters. The database's checks agree (contract test). */
export const NAME_MAX = 200
export const EMAIL_MAX = 320
export const PHONE_MAX = 50
export const SUBJECT_MAX = 300
export const MESSAGE_MAX = 10_000
/** Messages that one client may send in an hour. */
export const MESSAGES_PER_HOUR = 5
/** Messages that all clients together may send in an hour on a host that does not tell their addresses. */
export const MESSAGES_PER_HOUR_OF_ALL = 100
/** A form that is sent faster than this was filled in by a program. Milliseconds. */
export const MIN_FILL_MS = 2_000
