import { decodeJwt, SignJWT } from 'jose'
import { clientOf } from '../../../scripts/backend/app-client.ts'
import type { Account } from './clients.ts'
import type { Contract } from './index.ts'

/** Hosted Supabase's table of factors, with the columns that the site reads and the owner of hosted projects. */
const TABLE = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    factor_type text not null default 'totp',
    status text not null default 'unverified'
  );`

/** Hosted Supabase lets the owner of the migrations write its tables. */
const grantToOwner = (table: string) => `
  do $$
  begin
    if exists (select from pg_roles where rolname = 'postgres') then
      grant all on ${table} to postgres;
    end if;
  end $$;`

/** Adds the table, and the triggers that the migration makes if the table exists before it. */
export async function addFactorTable(contract: Pick<Contract, 'sql'>): Promise<void> {
  await contract.sql(TABLE)
  await contract.sql(grantToOwner('auth.mfa_factors'))
  await contract.sql('select private.watch_factors()')
}

/** Sets a factor up for an account: the sign-in service stores it, and verifies it at the first right code. */
export async function setUpFactor(contract: Contract, { userId }: Account): Promise<void> {
  await contract.sql(`insert into auth.mfa_factors (user_id) values ('${userId}')`)
  await contract.sql(`update auth.mfa_factors set status = 'verified' where user_id = '${userId}'`)
}

/** The account with a token from after a right code (`aal2`) or before it (`aal1`). */
export async function atLevel(contract: Contract, account: Account, aal: 'aal1' | 'aal2'): Promise<Account> {
  const { data } = await account.client.auth.getSession()
  const claims = decodeJwt(data.session?.access_token ?? '')
  const token = await new SignJWT({ ...claims, aal })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(contract.keys.jwtSecret))
  return { ...account, client: clientOf(contract.backend, contract.keys.publishableKey, token) }
}

/** Hosted Supabase's table of passkeys, with the columns that the site reads, and the migration's trigger. */
export async function addPasskeyTable(contract: Pick<Contract, 'sql'>): Promise<void> {
  await contract.sql(`
    create table if not exists auth.webauthn_credentials (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth.users (id) on delete cascade,
      credential_id text not null default '',
      friendly_name text not null default '',
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );`)
  await contract.sql(grantToOwner('auth.webauthn_credentials'))
  await contract.sql('select private.watch_passkeys()')
}

export async function setUpPasskey(contract: Contract, { userId }: Account): Promise<void> {
  await contract.sql(`insert into auth.webauthn_credentials (user_id) values ('${userId}')`)
}
