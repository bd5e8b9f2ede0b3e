/** Shown by every tool that generates text. */
export const GeneratedTextNote = () => (
  <p className="border-t border-line pt-3 text-sm font-medium">
    Built from your own words by fixed rules. Check every sentence before you use it.
  </p>
)
