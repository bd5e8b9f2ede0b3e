import { CopyButton } from '../../kit/ui/copy-button'
import { Advice, adviceOf, fact, Figures, MainFigure, ResultHeading } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { countOf, formatNumber } from '../../kit/format'
import { calculate, DESCRIPTION_GUIDE, type Result, TITLE_GUIDE } from './calculate'
import { form, type Input } from './form'

/** A width above its room by less than a tenth must not read as the room: 600.02 is "600.1". */
const tenths = (width: number, room = Infinity) =>
  formatNumber((width > room ? Math.max(width, room + 0.1) : width).toFixed(1), 1, 1)
const px = (width: number, room?: number) => `${tenths(width, room)} px`

const DEVICES = { desktop: 'desktop', mobile: 'phone' } as const

/** The likely look of the result. The font is Arial, because the widths are Arial's. */
function Card({ result, view }: { result: Result; view: Input['view'] }) {
  const { title, description, date } = result
  const isMobile = view === 'mobile'
  return (
    <figure
      className={`border border-line bg-paper-raised p-5 font-[Arial,Helvetica,sans-serif] ${isMobile ? 'max-w-[360px]' : 'max-w-[640px]'}`}
    >
      <figcaption className="sr-only">{`Preview of the result on a ${DEVICES[view]}`}</figcaption>
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex size-7 items-center justify-center rounded-full bg-paper-sunk text-sm">
          {result.initial}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate text-sm" dir="auto">
            {result.siteName}
          </span>
          <span className="block truncate text-xs text-ink-soft" dir="auto">
            {result.breadcrumb}
          </span>
        </span>
      </div>
      <p className={`mt-2 text-[20px] leading-[1.3] text-lake ${isMobile ? 'line-clamp-2' : ''}`} dir="auto">
        {/* A phone breaks the title into two lines instead of cutting it at a width. */}
        {isMobile ? title.text : title.shown}
      </p>
      <p className="mt-1 text-[14px] leading-[1.58] text-ink-soft" dir="auto">
        {date && `${date} — `}
        {description.pieces.map(({ text, bold }, index) =>
          bold ? (
            <b key={index} className="font-bold text-ink">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </p>
    </figure>
  )
}

function sentence({ title, description, descriptionCut }: Result): string {
  const first = title.verdict === 'Will be cut' ? 'The title is likely to be cut.' : 'The title fits.'
  if (description.verdict === 'Empty') return `${first} There is no description.`
  if (descriptionCut.desktop) return `${first} The description is cut on every device.`
  return `${first} ${descriptionCut.mobile ? 'The description fits a desktop and is cut on a phone.' : 'The description fits.'}`
}

const sizeOf = (label: string, { width, room, characters, verdict }: Result['title'] | Result['description']) =>
  fact(label, px(width, room), `${countOf(characters, 'character')} · ${verdict}`)

const facts = ({ title, description, descriptionCut }: Result, view: Input['view']) => [
  sizeOf('Title', title),
  sizeOf('Description', description),
  fact('Room for the description', px(description.room), `On a ${DEVICES[view]}`),
  fact(`Desktop, ${DESCRIPTION_GUIDE.desktop} px`, descriptionCut.desktop ? 'Cut' : 'Fits'),
  fact(`Phone, ${DESCRIPTION_GUIDE.mobile} px`, descriptionCut.mobile ? 'Cut' : 'Fits'),
]

function CutVersions({ title, description }: Result) {
  return (
    <div className="grid gap-3">
      <ResultHeading>As it is shown</ResultHeading>
      {[title.shown, description.shown].filter(Boolean).map((text, index) => (
        <div key={index} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          <p className="min-w-0 flex-1 basis-64 wrap-anywhere" dir="auto">
            {text}
          </p>
          <CopyButton text={text} label={index === 0 ? 'Copy title' : 'Copy description'} />
        </div>
      ))}
    </div>
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Preview',
  view: (result, input) => (
    <>
      <MainFigure label="Title" value={tenths(result.title.width, TITLE_GUIDE)} unit={`px of about ${TITLE_GUIDE}`}>
        {sentence(result)}
      </MainFigure>
      <Card result={result} view={input.view} />
      <Figures facts={facts(result, input.view)} />
      <Advice items={adviceOf('advice', result.advice)} />
      <CutVersions {...result} />
    </>
  ),
})
