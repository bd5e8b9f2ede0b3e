import { CopyButton } from '../shared/copy-button'
import { Button, buttonStyles } from '@/components/ui/button'

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-prose text-sm">
        Store these recovery codes now: they are shown this once. When your phone is lost, one of them signs you in and
        removes two-step sign-in, so that you can set it up again.
      </p>
      <ul className="grid max-w-md gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} what="codes" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonStyles('secondary')}
        >
          Download as text
        </a>
        <Button tone="secondary" onClick={onStored}>
          I have stored them
        </Button>
      </div>
    </div>
  )
}
