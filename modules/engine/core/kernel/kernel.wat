;; The loops that touch every idea, and three of them every label. Each has a reference implementation in kernel.test.ts.
;;
;; An idea's labels are 16-bit codes (question << 4 | label) in whole groups of eight; the last group is filled up
;; with codes of a question that does not exist. `mass` holds, for each code, the weight of the ideas that carry it.
(module
  (import "core" "memory" (memory 1 65536 shared))

  ;; Addresses: first group of each idea (u32), how many groups it has (u16), the groups themselves.
  (global $first (import "core" "first") i32)
  (global $groups (import "core" "groups") i32)
  (global $codes (import "core" "codes") i32)
  ;; Of each idea: quality and initial weight (f64), norm of the label vector (f64), price of its cheapest and of its dearest version
  ;; (i32, -1 when unknown), age limits (u16), and its index of recipient, whether it is available, whether it is for Christmas (u8).
  (global $quality (import "core" "quality") i32)
  (global $initial (import "core" "initial") i32)
  (global $norm (import "core" "norm") i32)
  (global $cheapest (import "core" "cheapest") i32)
  (global $dearest (import "core" "dearest") i32)
  (global $ageMin (import "core" "ageMin") i32)
  (global $ageMax (import "core" "ageMax") i32)
  (global $recipient (import "core" "recipient") i32)
  (global $available (import "core" "available") i32)
  (global $seasonal (import "core" "seasonal") i32)

  (func $labels (param $idea i32) (result i32)
    (i32.add (global.get $codes)
      (i32.shl (i32.load (i32.add (global.get $first) (i32.shl (local.get $idea) (i32.const 2)))) (i32.const 4))))

  (func $bytes (param $idea i32) (result i32)
    (i32.shl (i32.load16_u (i32.add (global.get $groups) (i32.shl (local.get $idea) (i32.const 1)))) (i32.const 4)))

  (func $f64 (param $array i32) (param $idea i32) (result f64)
    (f64.load (i32.add (local.get $array) (i32.shl (local.get $idea) (i32.const 3)))))

  (func $i32 (param $array i32) (param $idea i32) (result i32)
    (i32.load (i32.add (local.get $array) (i32.shl (local.get $idea) (i32.const 2)))))

  ;; Whether an idea is of better quality than another or, with equal quality, dearer.
  (func $better (param $idea i32) (param $than i32) (result i32)
    (local $quality f64) (local $other f64)
    (local.set $quality (call $f64 (global.get $quality) (local.get $idea)))
    (local.set $other (call $f64 (global.get $quality) (local.get $than)))
    (i32.or
      (f64.gt (local.get $quality) (local.get $other))
      (i32.and
        (f64.eq (local.get $quality) (local.get $other))
        (i32.gt_s
          (call $i32 (global.get $dearest) (local.get $idea))
          (call $i32 (global.get $dearest) (local.get $than))))))

  ;; Adds a weight to the mass of each code from $at to $end; without masses (0) does nothing.
  (func $addToMasses (param $at i32) (param $end i32) (param $weight f64) (param $mass i32)
    (local $cell i32)
    (if (i32.eqz (local.get $mass)) (then (return)))
    (loop $code
      (local.set $cell (i32.add (local.get $mass) (i32.shl (i32.load16_u (local.get $at)) (i32.const 3))))
      (f64.store (local.get $cell) (f64.add (f64.load (local.get $cell)) (local.get $weight)))
      (local.set $cell (i32.add (local.get $mass) (i32.shl (i32.load16_u offset=2 (local.get $at)) (i32.const 3))))
      (f64.store (local.get $cell) (f64.add (f64.load (local.get $cell)) (local.get $weight)))
      (local.set $cell (i32.add (local.get $mass) (i32.shl (i32.load16_u offset=4 (local.get $at)) (i32.const 3))))
      (f64.store (local.get $cell) (f64.add (f64.load (local.get $cell)) (local.get $weight)))
      (local.set $cell (i32.add (local.get $mass) (i32.shl (i32.load16_u offset=6 (local.get $at)) (i32.const 3))))
      (f64.store (local.get $cell) (f64.add (f64.load (local.get $cell)) (local.get $weight)))
      (br_if $code
        (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 8))) (local.get $end)))))

  (func $min (param $a i32) (param $b i32) (result i32)
    (select (local.get $a) (local.get $b) (i32.lt_u (local.get $a) (local.get $b))))

  (func $age (param $array i32) (param $idea i32) (param $ageCap i32) (result i32)
    (call $min
      (i32.load16_u (i32.add (local.get $array) (i32.shl (local.get $idea) (i32.const 1))))
      (local.get $ageCap)))

  ;; How a price compares with a budget: 0 up to its maximum, 1 up to the most that is tolerated, 2 beyond, 3 when unknown,
  ;; which is the largest of unsigned numbers.
  (func $budgetStep (param $price i32) (param $max i32) (param $tolerated i32) (result i32)
    (i32.add
      (i32.add
        (i32.gt_u (local.get $price) (local.get $max))
        (i32.gt_u (local.get $price) (local.get $tolerated)))
      (i32.eq (local.get $price) (i32.const -1))))

  ;; weight[idea] = initial · the factors of its prices, ages, recipient and season; 0 when it is not available. The
  ;; factor of the cheapest price is at its step, that of the dearest at price >> shift, or last.
  (func (export "prior")
    (param $ideas i32) (param $weight i32) (param $maxPriceFactors i32) (param $max i32) (param $tolerated i32)
    (param $minPriceFactors i32) (param $shift i32) (param $lastMinPriceFactor i32)
    (param $minAgeFactors i32) (param $maxAgeFactors i32) (param $ageCap i32) (param $recipientFactors i32) (param $seasonFactors i32)
    (local $idea i32)
    (loop $next
      (if (i32.lt_u (local.get $idea) (local.get $ideas))
        (then
          (f64.store (i32.add (local.get $weight) (i32.shl (local.get $idea) (i32.const 3)))
            (f64.mul
              (f64.mul
                (f64.mul
                  (call $f64 (global.get $initial) (local.get $idea))
                  (f64.convert_i32_u (i32.load8_u (i32.add (global.get $available) (local.get $idea)))))
                (f64.mul
                  (call $f64 (local.get $maxPriceFactors)
                    (call $budgetStep (call $i32 (global.get $cheapest) (local.get $idea)) (local.get $max) (local.get $tolerated)))
                  (call $f64 (local.get $minPriceFactors)
                    (call $min
                      (i32.shr_u (call $i32 (global.get $dearest) (local.get $idea)) (local.get $shift))
                      (local.get $lastMinPriceFactor)))))
              (f64.mul
                (f64.mul
                  (call $f64 (local.get $minAgeFactors) (call $age (global.get $ageMin) (local.get $idea) (local.get $ageCap)))
                  (call $f64 (local.get $maxAgeFactors) (call $age (global.get $ageMax) (local.get $idea) (local.get $ageCap))))
                (f64.mul
                  (call $f64 (local.get $recipientFactors) (i32.load8_u (i32.add (global.get $recipient) (local.get $idea))))
                  (call $f64 (local.get $seasonFactors) (i32.load8_u (i32.add (global.get $seasonal) (local.get $idea))))))))
          (local.set $idea (i32.add (local.get $idea) (i32.const 1)))
          (br $next)))))

  ;; mass[code] += weight[idea], over all ideas.
  (func (export "addMasses") (param $ideas i32) (param $weight i32) (param $mass i32)
    (local $idea i32) (local $w f64) (local $at i32)
    (loop $next
      (if (i32.lt_u (local.get $idea) (local.get $ideas))
        (then
          (local.set $w (call $f64 (local.get $weight) (local.get $idea)))
          (if (f64.ne (local.get $w) (f64.const 0))
            (then
              (local.set $at (call $labels (local.get $idea)))
              (call $addToMasses (local.get $at)
                (i32.add (local.get $at) (call $bytes (local.get $idea))) (local.get $w) (local.get $mass))))
          (local.set $idea (i32.add (local.get $idea) (i32.const 1)))
          (br $next)))))

  ;; Multiplies the weight of each idea labelled at a question by factor[label], and updates the masses. Returns
  ;; what all weights together gained.
  (func (export "applyFactors")
    (param $ideas i32) (param $weight i32) (param $mass i32) (param $question i32) (param $factor i32)
    (result f64)
    (local $gained f64) (local $idea i32) (local $cell i32) (local $w f64) (local $change f64)
    (local $start i32) (local $end i32) (local $at i32) (local $wanted v128) (local $found i32)
    (local.set $wanted (i16x8.splat (local.get $question)))
    (loop $next
      (if (i32.lt_u (local.get $idea) (local.get $ideas))
        (then
          (local.set $cell (i32.add (local.get $weight) (i32.shl (local.get $idea) (i32.const 3))))
          (local.set $w (f64.load (local.get $cell)))
          (if (f64.ne (local.get $w) (f64.const 0))
            (then
              (local.set $start (call $labels (local.get $idea)))
              (local.set $end (i32.add (local.get $start) (call $bytes (local.get $idea))))
              (local.set $at (local.get $start))
              ;; Labels are in question order, but to stop where the question would be costs more than it saves: no processor
              ;; foresees where that is.
              (block $searched
                (loop $group
                  (local.set $found
                    (i8x16.bitmask (i16x8.eq
                      (i16x8.shr_u (v128.load (local.get $at)) (i32.const 4)) (local.get $wanted))))
                  (if (local.get $found)
                    (then
                      (local.set $change
                        (f64.mul (local.get $w)
                          (f64.sub
                            (f64.load (i32.add (local.get $factor) (i32.shl
                              (i32.and (i32.const 15) (i32.load16_u (i32.add (local.get $at)
                                (i32.ctz (local.get $found)))))
                              (i32.const 3))))
                            (f64.const 1))))
                      (f64.store (local.get $cell) (f64.add (local.get $w) (local.get $change)))
                      (local.set $gained (f64.add (local.get $gained) (local.get $change)))
                      (call $addToMasses (local.get $start) (local.get $end) (local.get $change) (local.get $mass))
                      (br $searched)))
                  (local.set $at (i32.add (local.get $at) (i32.const 16)))
                  (br_if $group (i32.lt_u (local.get $at) (local.get $end)))))))
          (local.set $idea (i32.add (local.get $idea) (i32.const 1)))
          (br $next))))
    (local.get $gained))

  ;; Multiplies each weight by exp(Σ evidence[code] + Σ direction[code] / norm[idea]), and updates the masses.
  ;; $table holds both terms of each code side by side. With $betterThan ≥ 0 only ideas better than that one are touched.
  ;; Returns what all weights together gained.
  (func (export "applyTable")
    (param $ideas i32) (param $weight i32) (param $mass i32) (param $table i32) (param $betterThan i32)
    (result f64)
    (local $gained f64) (local $idea i32) (local $cell i32) (local $w f64) (local $change f64)
    (local $start i32) (local $end i32) (local $at i32) (local $sum v128) (local $exponent f64)
    (loop $next
      (if (i32.lt_u (local.get $idea) (local.get $ideas))
        (then
          (local.set $cell (i32.add (local.get $weight) (i32.shl (local.get $idea) (i32.const 3))))
          (local.set $w (f64.load (local.get $cell)))
          (if
            (i32.and
              (f64.ne (local.get $w) (f64.const 0))
              (if (result i32) (i32.lt_s (local.get $betterThan) (i32.const 0))
                (then (i32.const 1))
                (else (call $better (local.get $idea) (local.get $betterThan)))))
            (then
              (local.set $start (call $labels (local.get $idea)))
              (local.set $end (i32.add (local.get $start) (call $bytes (local.get $idea))))
              (local.set $at (local.get $start))
              (local.set $sum (v128.const i64x2 0 0))
              (loop $code
                (local.set $sum (f64x2.add (local.get $sum)
                  (v128.load (i32.add (local.get $table) (i32.shl (i32.load16_u (local.get $at)) (i32.const 4))))))
                (local.set $sum (f64x2.add (local.get $sum)
                  (v128.load (i32.add (local.get $table) (i32.shl (i32.load16_u offset=2 (local.get $at)) (i32.const 4))))))
                (br_if $code
                  (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $end))))
              (local.set $exponent
                (f64.add
                  (f64x2.extract_lane 0 (local.get $sum))
                  (f64.div (f64x2.extract_lane 1 (local.get $sum))
                    (call $f64 (global.get $norm) (local.get $idea)))))
              (if (f64.ne (local.get $exponent) (f64.const 0))
                (then
                  (local.set $change
                    (f64.mul (local.get $w) (f64.sub (call $exp (local.get $exponent)) (f64.const 1))))
                  (f64.store (local.get $cell) (f64.add (local.get $w) (local.get $change)))
                  (local.set $gained (f64.add (local.get $gained) (local.get $change)))
                  (call $addToMasses (local.get $start) (local.get $end) (local.get $change) (local.get $mass))))))
          (local.set $idea (i32.add (local.get $idea) (i32.const 1)))
          (br $next))))
    (local.get $gained))

  ;; e^x for |x| ≤ 700: x = k·ln 2 + r with |r| ≤ ln 2 / 2, e^r by its Taylor series to the 13th term (error < 1e-16).
  (func $exp (param $x f64) (result f64)
    (local $k f64) (local $r f64)
    (local.set $x (f64.max (f64.const -700) (f64.min (f64.const 700) (local.get $x))))
    (local.set $k (f64.nearest (f64.mul (local.get $x) (f64.const 1.4426950408889634))))
    (local.set $r
      (f64.sub
        (f64.sub (local.get $x) (f64.mul (local.get $k) (f64.const 0x1.62e42feep-1)))
        (f64.mul (local.get $k) (f64.const 0x1.a39ef35793c76p-33))))
    (f64.mul
      (f64.reinterpret_i64 (i64.shl (i64.add (i64.trunc_sat_f64_s (local.get $k)) (i64.const 1023)) (i64.const 52)))
      (f64.add (f64.const 1) (f64.mul (local.get $r)
      (f64.add (f64.const 1) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1p-1) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.5555555555555p-3) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.5555555555555p-5) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.1111111111111p-7) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.6c16c16c16c17p-10) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.a01a01a01a01ap-13) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.a01a01a01a01ap-16) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.71de3a556c734p-19) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.27e4fb7789f5cp-22) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.ae64567f544e4p-26) (f64.mul (local.get $r)
      (f64.add (f64.const 0x1.1eed8eff8d898p-29) (f64.mul (local.get $r)
               (f64.const 0x1.6124613a86d09p-33))))))))))))))))))))))))))))))
