export const USERNAME_MAX = 50
export const PASSWORD_MAX = 100
/** A code with pasted spaces and hyphens. */
export const CODE_MAX = 60
export const INVITATION_NOTE_MAX = 100
export const ROLE_LABEL_MAX = 40
/** Failures with one name from one network, until that name is blocked there. */
export const MAX_LOGIN_ATTEMPTS = 5
/** Failures from one network with any names, until only known devices may try. */
export const MAX_NETWORK_ATTEMPTS = 20
/** Failures for a name from any network, until only its known devices may try. */
export const MAX_NAME_ATTEMPTS = 50
/** How long a device counts as known after a sign-in. */
export const KNOWN_DEVICE_DAYS = 180
/** How long a full counter blocks sign-ins. */
export const LOGIN_BLOCK_MINUTES = 15
/** The least duration of every sign-in, so that its duration does not show whether a name exists. */
export const LOGIN_FLOOR_MS = 1_000
