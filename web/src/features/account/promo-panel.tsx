import { BrandMark } from '../../platform/ui/brand.tsx'

const promises = ['Secure sessions', 'Weekly challenges', 'Project collabs']

export function PromoPanel() {
  return (
    <section className="promo" aria-labelledby="promo-title">
      <div className="promo-in">
        <BrandMark className="promo-mark" />
        <h2 className="plate promo-h" id="promo-title">
          <span className="a1">Access</span> <span className="a2">the Arena</span>
        </h2>
        <p className="lead">Authenticate and engage</p>
        <ul className="promo-l">
          {promises.map((promise, at) => (
            <li key={promise}>
              <span className="label" aria-hidden="true">
                <b>{`0${at + 1}`}</b>
              </span>
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
