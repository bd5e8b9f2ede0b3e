import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => firstPageMetadata('education')
export default firstPage('education')
