/** Where the embedded backend answers with the lines of a dump, to whoever has its secret key. It listens on loopback only. */
export const BACKUP_PATH = '/backup/v1/database'
