import { surfaces, type TitleCheck } from './calculate'
import type { Input } from './form'
import { type Chosen, type LetterBox, Thumbnail } from './thumbnail'

const boxOf = ({ left, top, right, bottom }: Input): LetterBox | null =>
  left === null || top === null || right === null || bottom === null ? null : { left, top, right, bottom }

type PairProps = {
  title: TitleCheck
  number: number
  chosen: Chosen | undefined
  input: Input
  onCorner: (x: number, y: number) => void
}

export function Pair({ title, number, chosen, input, onCorner }: PairProps) {
  const { thumbnail, font, column } = surfaces[input.surface]
  const isBeside = input.surface === 'suggested' || input.surface === 'search'
  return (
    <li
      className={`min-w-0 rounded-lg p-3 ${input.theme === 'dark' ? 'bg-[#0f0f0f] text-[#f1f1f1]' : 'bg-[#fff] text-[#0f0f0f]'}`}
    >
      <div className={isBeside ? 'flex flex-wrap gap-3' : 'grid gap-3'}>
        <div className="w-full" style={{ maxWidth: thumbnail }}>
          <Thumbnail
            image={chosen?.image ?? null}
            label={`Thumbnail ${number}`}
            length={input.length}
            box={boxOf(input)}
            onCorner={onCorner}
          />
        </div>
        <div className="min-w-0 font-[Arial,sans-serif]" style={{ maxWidth: column }}>
          <p className="leading-snug" style={{ fontSize: font }}>
            {title.lines.map((line, at) => (
              <span key={at} className="block">
                {line}
              </span>
            ))}
          </p>
          <p className="mt-1 text-sm opacity-80">{input.channel || 'Channel'}</p>
        </div>
      </div>
    </li>
  )
}
