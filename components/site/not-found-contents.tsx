import { MagazineShell } from './magazine-shell'
import NotFoundScreen from './not-found-screen'

/** The not-found page in its shell, as one lazily loaded module. */
export default function NotFoundContents() {
  return (
    <MagazineShell mainId="not-found-main">
      <NotFoundScreen />
    </MagazineShell>
  )
}
