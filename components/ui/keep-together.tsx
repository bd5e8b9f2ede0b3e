import { splitKept } from '@/lib/markdown/keep-together'

/** A text whose ranges, numbers and units do not break across lines: "9AM-6PM", "NIP 000-000-00-00". */
export function KeepTogether({ children }: { children: string }) {
  return splitKept(children).map(({ text, isKept }, index) =>
    isKept ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
