const ROWS = [0, 1, 2, 3, 4, 5]

export default function PanelLoading() {
  return (
    <div role="status" className="mx-auto grid max-w-6xl gap-6">
      <span className="sr-only">Loading…</span>
      <noscript>The panel needs JavaScript. Switch it on, and load the page again.</noscript>
      <div aria-hidden="true" className="h-10 w-48 rounded-lg bg-paper-sunk" />
      <div aria-hidden="true" className="grid gap-3">
        {ROWS.map((row) => (
          <div key={row} className="h-14 rounded-lg bg-paper-sunk motion-safe:animate-pulse" />
        ))}
      </div>
    </div>
  )
}
