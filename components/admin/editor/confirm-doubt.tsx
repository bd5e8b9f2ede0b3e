export function ConfirmDoubt({ message, onConfirm }: { message: string; onConfirm: () => void }) {
  return (
    <button
      type="button"
      aria-label={`It is right: ${message}`}
      onClick={onConfirm}
      className="min-h-8 justify-self-start rounded-lg px-2 text-sm font-semibold underline underline-offset-4 focus-inset max-lg:min-h-11"
    >
      It is right
    </button>
  )
}
