import { Children, type ReactNode } from 'react'
import { clipText } from '../../kit/text'
import type { Card, Result } from './calculate'
import { DESCRIPTION_CUT, TITLE_CUT } from './findings'

/** A box of the declared size, or the visitor's file. */
function Picture({ card, file, isSquare }: { card: Card; file: string | null; isSquare: boolean }) {
  const shape = isSquare ? 'size-24 shrink-0' : 'aspect-[1.91] w-full'
  if (card.image === null && file === null)
    return (
      <div className={`${shape} grid place-items-center bg-paper-sunk p-2 text-center text-sm text-ink-soft`}>
        No picture
      </div>
    )
  // eslint-disable-next-line @next/next/no-img-element -- a local file of the visitor, which no server can optimise
  if (file) return <img src={file} alt={card.image?.alt ?? ''} className={`${shape} object-cover`} />
  const size =
    card.image?.width && card.image.height ? `${card.image.width} × ${card.image.height}` : 'size not declared'
  return (
    <div
      className={`${shape} grid place-items-center bg-paper-sunk p-2 text-center text-sm wrap-anywhere text-ink-soft`}
    >
      {isSquare ? size : `Picture, ${size}`}
    </div>
  )
}

/** The texts of a card in the network's order. */
function Words({ card, result }: { card: Card; result: Result }) {
  const title = (
    <strong className="block leading-snug font-semibold wrap-anywhere">
      {card.title ? clipText(card.title.value, TITLE_CUT) : 'No title'}
    </strong>
  )
  const text = card.description && (
    <span className="block text-sm text-ink-soft wrap-anywhere">
      {clipText(card.description.value, DESCRIPTION_CUT)}
    </span>
  )
  const host = (name: string) => <span className="block text-sm text-ink-soft wrap-anywhere">{name}</span>
  const orders: Record<Card['network'], readonly ReactNode[]> = {
    Facebook: [host(result.host.toUpperCase()), title, text],
    X: [title, !card.isLarge && text, host(`From ${result.host}`)],
    LinkedIn: [title, host(result.host)],
    Slack: [host(result.siteName), title, text],
    WhatsApp: [title, text, host(result.host)],
  }
  return <div className="grid min-w-0 content-start gap-0.5 p-3">{Children.toArray(orders[card.network])}</div>
}

export function Cards({ result, file }: { result: Result; file: string | null }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {result.cards.map((card) => (
        <li key={card.network} className="min-w-0">
          <h3 className="tool-heading">{card.network}</h3>
          <div
            className={`overflow-hidden rounded-lg border border-line bg-paper-raised ${card.isLarge ? '' : 'flex'} ${card.network === 'Slack' ? 'border-l-4 border-l-ink-soft' : ''}`}
          >
            {card.isLarge && card.network !== 'Slack' && <Picture card={card} file={file} isSquare={false} />}
            {!card.isLarge && <Picture card={card} file={file} isSquare />}
            <Words card={card} result={result} />
            {card.isLarge && card.network === 'Slack' && <Picture card={card} file={file} isSquare={false} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
