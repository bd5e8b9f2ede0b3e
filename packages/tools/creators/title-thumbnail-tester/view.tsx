import { DownloadButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, fact, Figures, ResultHeading, ResultSentence } from '../../kit/ui/results'
import { roundedDown } from '../../kit/format'
import { READABLE } from '../../site'
import { RemoveButton } from '../../kit/ui/remove-button'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { checkThumbnail, type Result, SMALLEST_LETTERS, surfaces } from './calculate'
import { Pair } from './pair'
import { type Chosen, fitted } from './thumbnail'
import type { Input } from './form'

function sentence({ titles }: Result, surface: Input['surface']): string {
  const cut = titles.filter(({ isCut }) => isCut).length
  const place = surfaces[surface].name
  if (cut === 0)
    return titles.length === 1
      ? `The title stands whole in “${place}”.`
      : `${titles.length === 2 ? 'Both' : `All ${titles.length}`} titles stand whole in “${place}”.`
  const what = titles.length === 1 ? 'The title is' : `${cut} of ${titles.length} titles ${cut === 1 ? 'is' : 'are'}`
  return `${what} cut in “${place}”: the beginning has to say it.`
}

function itemsOf({ titles, letterHeight, contrast }: Result, images: readonly Chosen[]) {
  const of = (name: string, texts: readonly string[]) => texts.map((text) => `${name}: ${text}`)
  const letters = letterHeight !== null && [
    letterHeight < SMALLEST_LETTERS &&
      `The letters are ${letterHeight.toFixed(1)} px high on a small thumbnail; under ${SMALLEST_LETTERS} px they cannot be read.`,
    contrast < READABLE &&
      `The contrast of the letters is ${roundedDown(contrast, 1)}:1; ${READABLE}:1 or more can be read.`,
  ]
  return [
    ...titles.flatMap(({ number, advice }) => adviceOf('advice', of(`Title ${number}`, advice))),
    ...images.flatMap(({ image, deviation }, at) => {
      const { problems, advice } = checkThumbnail(image.info, image.bytes, deviation)
      const name = `Thumbnail ${at + 1}`
      return [...adviceOf('warning', of(name, problems)), ...adviceOf('advice', of(name, advice))]
    }),
    ...adviceOf('warning', letters || []),
  ]
}

type ViewProps = {
  result: Result
  input: Input
  images: readonly Chosen[]
  onCorner: (x: number, y: number) => void
  onRemove: (at: number) => void
}

export function View({ result, input, images, onCorner, onRemove }: ViewProps) {
  const { titles, contrast, letterHeight } = result
  const pairs = Math.max(titles.length, images.length)
  return (
    <>
      <ResultSentence>{sentence(result, input.surface)}</ResultSentence>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(25rem,100%),1fr))] gap-4">
        {Array.from({ length: pairs }, (_, at) => {
          const title = titles[at] ?? titles[0]
          return (
            title && (
              <Pair
                key={at}
                title={title}
                number={at + 1}
                chosen={images[at] ?? images[0]}
                input={input}
                onCorner={onCorner}
              />
            )
          )
        })}
      </ul>
      {images.length > 0 && (
        <div>
          <ResultHeading>Thumbnails</ResultHeading>
          <ul className="grid gap-2">
            {images.map(({ image }, at) => (
              <li key={`${image.name}-${at}`} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
                <span className="min-w-0 grow wrap-anywhere">
                  {at + 1}. {image.name}, {image.info.width} × {image.info.height}
                </span>
                <DownloadButton name={`thumbnail-${at + 1}.jpg`} content={() => fitted(image)} label="Save fitted" />
                <RemoveButton
                  label={`Remove thumbnail ${at + 1}`}
                  onClick={withFocusOn('[type=file]', () => onRemove(at))}
                  className="no-print"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Advice items={itemsOf(result, images)} />
      <DataTable
        caption="Side by side"
        columns={['Title', 'Characters', 'Width at 16 px', 'Shown']}
        rows={titles.map(({ title, characters, width, lines, isCut }) => [
          title,
          `${characters} of 100`,
          `${width.toFixed(0)} px`,
          isCut ? lines.join(' ') : 'whole',
        ])}
        wordColumns={[3]}
      />
      <Figures
        facts={[
          fact(
            'Contrast',
            `${roundedDown(contrast, 1)}:1`,
            letterHeight === null ? 'Of the two colours in the form' : 'Of the letters and what is behind them',
          ),
          fact(
            'Letters',
            letterHeight === null ? '–' : `${letterHeight.toFixed(1)} px`,
            letterHeight === null ? 'Draw a box around the smallest' : 'High at 168 px of width',
          ),
        ]}
      />
    </>
  )
}
