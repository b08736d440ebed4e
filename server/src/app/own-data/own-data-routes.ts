import type { House } from '../../platform/http/house.ts'
import { deleteRoute } from './delete-route.ts'
import { exportRoute } from './export-route.ts'

/** What is a member's own: to be taken out, and to be taken away. */
export function ownDataRoutes(house: House) {
  exportRoute(house)
  deleteRoute(house)
}
