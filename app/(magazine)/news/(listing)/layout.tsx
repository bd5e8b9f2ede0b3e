import { listingLayout } from '@/app/(magazine)/listing-routes'

export default listingLayout('news')
