/** Sums as they are (0), or kept between 0 and 6 by relu6 (1). */
export function activate(sums: v128, activation: i32): v128 {
  if (activation === 0) return sums;
  return f32x4.pmin(f32x4.pmax(sums, f32x4.splat(0)), f32x4.splat(6));
}
