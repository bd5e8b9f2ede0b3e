import { firstPage, listingMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => listingMetadata('education')
export default firstPage('education')
