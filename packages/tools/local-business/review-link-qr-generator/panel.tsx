import { useMemo, useState } from 'react'
import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { Advice, fact, Figures, ResultHeading, ResultSentence } from '../../kit/ui/results'
import { LogoField } from '../../kit/ui/logo-field'
import type { Logo } from '../../kit/ui/read-logo'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useLongTask } from '../../kit/ui/use-long-task'
import { Button } from '../../site-controls'
import { retryLoad } from '../../site'
import { roundedDown } from '../../kit/format'
import { calculate, papers, type Result } from './calculate'
import type { Drawing } from './draw'
import { form, type Input } from './form'
import { sizeOfVersion } from './limits'

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const load = async ({ input, logo }: { input: Input; logo: Logo | null }): Promise<Drawing> =>
  (await retryLoad(() => import('./draw'))).draw(input, logo)

/** The card at its real size, the only part that is printed. */
function Cards({ drawing, input }: { drawing: Drawing; input: Input }) {
  const [kind, setKind] = useState<'card' | 'tent'>('card')
  const [width, height] = papers[input.paper]
  const isTent = kind === 'tent'
  return (
    <div>
      <ResultHeading>To print</ResultHeading>
      <div className="no-print mb-3 flex flex-wrap gap-3">
        <Button tone={isTent ? 'secondary' : 'primary'} aria-pressed={!isTent} onClick={() => setKind('card')}>
          Card
        </Button>
        <Button tone={isTent ? 'primary' : 'secondary'} aria-pressed={isTent} onClick={() => setKind('tent')}>
          Tent card
        </Button>
      </div>
      {isTent && drawing.tentWarning && !drawing.print.warning && (
        <div className="no-print mb-3">
          <Advice items={[{ kind: 'warning', text: drawing.tentWarning }]} />
        </div>
      )}
      {/* eslint-disable-next-line @next/next/no-img-element -- a data URL, which next/image cannot optimise */}
      <img
        src={address(drawing[kind])}
        alt={isTent ? 'Tent card with the QR code on both sides of a fold' : 'Card with the QR code'}
        className="tool-document max-w-full border border-line bg-white print:border-0"
        style={{ width: `${isTent ? height : width}mm` }}
      />
      <div className="no-print mt-3 flex flex-wrap items-center gap-3">
        <DownloadButton name={`review-${kind}.svg`} content={() => drawing[kind]} label="Download card" />
        <PrintButton label="Print at 100 %" />
      </div>
    </div>
  )
}

function Code({ drawing, input, result }: { drawing: Drawing; input: Input; result: Result }) {
  const { print, version } = drawing
  const modules = sizeOfVersion(version)
  const pixels = (modules + 2 * input.margin) * input.module
  return (
    <>
      <div className="no-print">
        <ResultHeading>QR code</ResultHeading>
        {/* eslint-disable-next-line @next/next/no-img-element -- a data URL, which next/image cannot optimise */}
        <img
          src={address(drawing.svg)}
          alt={`QR code of ${result.link}`}
          width={pixels}
          height={pixels}
          className="h-auto w-full max-w-72 border border-line"
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <DownloadButton name="review-qr.svg" content={() => drawing.svg} label="Download SVG" />
          <DownloadButton name="review-qr.png" content={drawing.png} label="Download PNG" />
        </div>
      </div>
      <div className="no-print">
        <Figures
          facts={[
            fact('Version', String(version), `${modules} modules on a side`),
            fact('Link', `${result.bytes} bytes`, `Level ${drawing.level}`),
            fact('Contrast', `${roundedDown(result.contrast, 2)} : 1`, 'At least 4 : 1'),
            fact(`Module on ${input.paper}`, `${roundedDown(print.module, 2)} mm`, 'At least 0.4 mm'),
          ]}
        />
      </div>
      <Cards drawing={drawing} input={input} />
    </>
  )
}

function ReviewResult({ result, input, logo }: { result: Result; input: Input; logo: Logo | null }) {
  const work = useMemo(() => ({ input, logo }), [input, logo])
  const { result: drawing, hasFailed } = useLongTask(work, load)
  const warnings = [...result.warnings, drawing?.print.warning ?? ''].filter(Boolean)
  const problems = [...warnings, drawing?.logoProblem ?? ''].filter(Boolean)
  return (
    <>
      <div className="no-print">
        <ResultSentence>
          {warnings.length > 0
            ? 'The link is ready. Mend the points below before you print the code.'
            : 'The link and its code are ready. Scan the code with your own phone before you print many.'}
        </ResultSentence>
        <p className="mt-4 font-medium wrap-anywhere">{result.link}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <CopyButton text={result.link} label="Copy link" />
        </div>
      </div>
      <div className="no-print">
        <Advice items={problems.map((text) => ({ kind: 'warning', text }))} />
      </div>
      {drawing && <Code drawing={drawing} input={input} result={result} />}
      {hasFailed && <p role="status">The code could not be drawn. Reload the page and try again.</p>}
      <div className="no-print">
        <TextResult title="Text for an e-mail" text={result.email} file="review-request.txt" />
      </div>
    </>
  )
}

export default function ReviewLinkPanel(props: PanelProps) {
  const [logo, setLogo] = useState<Logo | null>(null)
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      onClear={() => setLogo(null)}
      beside={() => (
        <LogoField
          label="Logo in the code"
          hint=" The code then has error correction H, and is larger."
          hasLogo={logo !== null}
          onLogo={setLogo}
        />
      )}
      submit="Make the code"
      waiting="A Place ID or an address: then the link and its code appear here."
    >
      {(result, input) => <ReviewResult result={result} input={input} logo={logo} />}
    </ToolPanel>
  )
}
