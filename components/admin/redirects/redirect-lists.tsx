'use client'

import { ButtonLink } from '../shared/button-link'
import { HistoryLink } from '../log/history-link'
import { useAdminAction } from '../shared/admin-action'
import { EmptyState } from '../shared/panel-page'
import { useRestore } from '../shared/use-restore'
import { Button } from '@/components/ui/button'
import { deleteRedirect, dismissMissing } from '@/lib/seo/redirect-actions'
import { shortDate } from '@/lib/dates'
import type { ListedRedirect, MissingAddress } from '@/lib/redirects/list'
import { MISSING_ADDRESS_DAYS } from '@/lib/retention'
import { counted } from '@/lib/text'

const lineStyles = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2'

function RedirectLine({ redirect }: { redirect: ListedRedirect }) {
  const { remove, isPending } = useRestore()
  const { id, source, target, hits, lastHitOn } = redirect
  return (
    <li className={lineStyles}>
      <div className="min-w-0">
        <p className="break-all">
          <span className="font-semibold">{source}</span> <span aria-hidden="true">→</span>
          <span className="sr-only">leads to</span> {target}
        </p>
        <p className="text-sm text-ink-soft">
          {lastHitOn ? `Followed ${counted(hits, 'time')}, last on ${shortDate(lastHitOn)}` : 'Not followed yet'}
        </p>
      </div>
      <div className="flex">
        <HistoryLink of={id} name={source} />
        <Button
          tone="quiet"
          isBusy={isPending}
          aria-label={`Delete the redirect of ${source}`}
          onClick={() =>
            remove({ kind: 'redirect', id, name: source }, deleteRedirect, {
              title: 'Redirect deleted',
              description: source,
            })
          }
        >
          Delete
        </Button>
      </div>
    </li>
  )
}

/** The redirects, with their number of uses. */
export function RedirectList({ redirects, q }: { redirects: ListedRedirect[]; q: string }) {
  if (redirects.length === 0)
    return (
      <EmptyState
        title={q ? 'No redirect found' : 'No redirects yet'}
        text="A redirect leads readers of an old address to a new one for good. An import adds those of its posts."
      />
    )
  return (
    <ul aria-label="Redirects" className="border-t border-line">
      {redirects.map((redirect) => (
        <RedirectLine key={redirect.id} redirect={redirect} />
      ))}
    </ul>
  )
}

function MissingLine({ missing: { address, hits, lastOn } }: { missing: MissingAddress }) {
  const { act, isPending } = useAdminAction()
  return (
    <li className={lineStyles}>
      <div className="min-w-0">
        <p className="font-semibold break-all">{address}</p>
        <p className="text-sm text-ink-soft">
          Asked for {counted(hits, 'time')}, last on {shortDate(lastOn)}
        </p>
      </div>
      <div className="flex">
        <ButtonLink
          href={`/admin/redirects?from=${encodeURIComponent(address)}`}
          aria-label={`Redirect ${address}`}
          tone="quiet"
        >
          Redirect
        </ButtonLink>
        <Button
          tone="quiet"
          isBusy={isPending}
          aria-label={`Dismiss ${address}`}
          onClick={() => act('Not dismissed', dismissMissing, address, 'Dismissed')}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}

/** The addresses that readers requested without success. */
export function MissingList({ missing, q }: { missing: MissingAddress[]; q: string }) {
  if (missing.length === 0)
    return (
      <EmptyState
        title={q ? 'No address found' : 'Nothing was missing'}
        text={`Addresses that readers ask for and do not find are counted here for ${MISSING_ADDRESS_DAYS} days.`}
      />
    )
  return (
    <ul aria-label="Not found" className="border-t border-line">
      {missing.map((one) => (
        <MissingLine key={one.address} missing={one} />
      ))}
    </ul>
  )
}
