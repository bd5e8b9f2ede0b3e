import { PanelSkeleton } from '@/components/admin/shell/panel-skeleton'

export default function PanelLoading() {
  return <PanelSkeleton />
}
