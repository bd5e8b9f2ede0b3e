import { type ReactNode, useMemo, useState } from 'react'
import { formatDate, todayHere } from '../../kit/dates'
import type { FormValues } from '../../kit/types'
import { useSavedList } from '../../kit/ui/use-saved-list'
import type { Tool } from '../../kit/ui/use-tool'
import { RemoveButton } from '../../kit/ui/remove-button'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { Button } from '../../site-controls'
import { labelOf } from './labels'
import { formOf, isKept, isSameInvoice, nextInvoice, readSaved, type SavedInvoice, toSaved } from './saved'

const MAX_INVOICES = 30
const PRIVACY = `What you save stays in this browser, and anyone who uses this browser can read it. The logo is not saved; of more than ${MAX_INVOICES} invoices the oldest goes.`
const NO_ROOM = 'The browser has no room for this invoice. Forget one, or download the JSON.'

interface Kept {
  readonly item: string
  readonly invoice: SavedInvoice
}

const nameOf = ({ kind, number }: SavedInvoice) => `${labelOf(kind, 'en')} ${number}`

/** The invoices saved in this browser. Invalid entries are skipped, and removed with the next save. */
function useInvoices() {
  const { items, isAble, save, remove } = useSavedList('invoice-maker', MAX_INVOICES)
  const kept = useMemo<Kept[]>(
    () =>
      [...new Set(items)].flatMap((item) => {
        const invoice = readSaved(item)
        return invoice ? [{ item, invoice }] : []
      }),
    [items],
  )
  const saveInvoice = (invoice: SavedInvoice) =>
    save(JSON.stringify(invoice), (other) => {
      const read = readSaved(other)
      return !read || isSameInvoice(read, invoice)
    })
  return { isAble, kept, saveInvoice, remove }
}

type SavingTool = Pick<Tool, 'values' | 'replace' | 'outcome' | 'isStale'>

/** The actions of the list. Each returns its message. */
function useSavedInvoices(tool: SavingTool) {
  const { isAble, kept, saveInvoice, remove } = useInvoices()
  const [former, setFormer] = useState<FormValues | null>(null)
  const [news, setNews] = useState('')
  const invoices = kept.map(({ invoice }) => invoice)
  const show = (values: FormValues, what: string) => {
    setFormer(isKept(tool.values, invoices) ? null : tool.values)
    tool.replace(values)
    setNews(what)
  }
  return {
    isAble,
    kept,
    news,
    former,
    saveForm: () => {
      const invoice = toSaved(tool.values)
      if (invoice) setNews(saveInvoice(invoice) ? `${nameOf(invoice)} is saved.` : NO_ROOM)
    },
    open: (invoice: SavedInvoice) => show(formOf(invoice), `${nameOf(invoice)} stands in the form.`),
    copy: (invoice: SavedInvoice) => {
      const taken = invoices.filter(({ kind }) => kind === invoice.kind).map(({ number }) => number)
      const next = nextInvoice(invoice, todayHere(), new Set(taken))
      show(next, `A new invoice from ${invoice.number} stands in the form. It is not saved yet.`)
    },
    forget: ({ item, invoice }: Kept) => {
      remove(item)
      setNews(`${nameOf(invoice)} is forgotten.`)
    },
    putBack: () => former && show(former, 'The former entries stand in the form.'),
  }
}

type RowProps = { invoice: SavedInvoice; onOpen: () => void; onCopy: () => void; onForget: () => void }

function InvoiceRow({ invoice, onOpen, onCopy, onForget }: RowProps): ReactNode {
  const name = nameOf(invoice)
  return (
    <li className="border-t border-line py-2">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{name}</strong>
        <br />
        {invoice.buyer}, <span className="tabular-nums">{invoice.total}</span>, {formatDate(invoice.day)}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button tone="secondary" onClick={onOpen}>
          Open<span className="sr-only"> {name}</span>
        </Button>
        <Button tone="quiet" className="underline" aria-label={`New invoice from this one: ${name}`} onClick={onCopy}>
          New invoice from this one
        </Button>
        <RemoveButton label={`Forget ${name}`} onClick={withFocusOn('h2', onForget)} />
      </div>
    </li>
  )
}

/** Saves invoices in this browser, only on request. */
export function SavedInvoices({ tool }: { tool: SavingTool }): ReactNode {
  const { isAble, kept, news, former, saveForm, open, copy, forget, putBack } = useSavedInvoices(tool)
  if (!isAble) return null
  const isReady = tool.outcome !== null && !tool.isStale
  const rows = kept.map((one) => (
    <InvoiceRow
      key={one.item}
      invoice={one.invoice}
      onOpen={() => open(one.invoice)}
      onCopy={() => copy(one.invoice)}
      onForget={() => forget(one)}
    />
  ))
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 tabIndex={-1} className="font-sans text-base font-semibold">
        Invoices saved in this browser
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{PRIVACY}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button tone="secondary" aria-disabled={!isReady} onClick={() => isReady && saveForm()}>
          Save this invoice
        </Button>
        {former && (
          <Button tone="quiet" className="underline" onClick={withFocusOn('h2', putBack)}>
            Put the former entries back
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm">
        {news}
      </p>
      {rows.length > 0 && <ul className="mt-2">{rows}</ul>}
    </section>
  )
}
