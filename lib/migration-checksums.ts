import { createHash } from 'node:crypto'

/** Checksums of migrations by their version; null where a database applied one without keeping its statements. */
export type MigrationChecksums = Record<string, string | null>

/** The database function `migration_checksums` computes the same from the statements that it has applied. */
export const migrationChecksum = (sql: string): string =>
  createHash('md5')
    .update(sql.replaceAll(/^[ \t]*--[^\n]*/gm, '').replaceAll(/[ \t\r\n;]+/g, ''))
    .digest('hex')

/** The versions that a database lacks, has with different statements, and has in addition. */
export function compareMigrations(expected: MigrationChecksums, applied: MigrationChecksums) {
  const versions = Object.keys(expected)
  return {
    missing: versions.filter((version) => !(version in applied)),
    changed: versions.filter((version) => applied[version] && applied[version] !== expected[version]),
    unknown: Object.keys(applied).filter((version) => !(version in expected)),
  }
}
