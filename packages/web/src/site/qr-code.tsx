import { encodeQR } from 'qr'
import { useMemo } from 'react'
import './qr-code.css'

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string
  /** What it is, for whoever does not see it. */
  readonly label: string
}

/** An address as a square for cameras, dark on light under every theme. */
const QrCode = ({ value, label }: QrCodeProps) => {
  const squares = useMemo(() => encodeQR(value, 'raw', { border: 4 }), [value])
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${squares.length} ${squares.length}`}>
      <path d={path} />
    </svg>
  )
}

export default QrCode
