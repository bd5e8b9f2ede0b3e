import { notFound } from 'next/navigation'

/** Answers unknown panel addresses within the panel: its policy blocks the scripts of the public 404 page. */
export default function MissingPanelPage() {
  notFound()
}
