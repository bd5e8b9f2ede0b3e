export const EditorLoading = () => (
  <p role="status" className="p-6 text-sm text-ink-soft">
    Loading the editor…
  </p>
)
