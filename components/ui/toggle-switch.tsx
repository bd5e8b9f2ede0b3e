import type { ReactNode } from 'react'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; className?: string; children: ReactNode }

/** A switch that takes effect at once. */
export function ToggleSwitch({ isOn, onChange, className = '', children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={`toggle-switch ${className}`}
    >
      <span aria-hidden="true" className="toggle-track" />
      {children}
    </button>
  )
}
