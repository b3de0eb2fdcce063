"""Prints the training report: every figure beside the false-alarm rate that was realised with the same threshold."""


def print_report(report):
    registry = report["registry"]
    lines = ["# Training report", "", f"Model `{registry['name']}` {registry['version']}. Printed by `models/settle.py`; figures are those of the exported int8 files.", "",
             "Shares are of rows. *Flagged* is what the semantic pass alone would block at the shipped thresholds. *Recall at 1 %* takes the threshold from the honest rows of the same set.", ""]
    titles = {"held": "Sources kept out of training (thresholds were chosen on their honest rows)", "dev": "Dev set (no row was trained on; the shares of alarms that a user's and a third party's text may take were set with an eye on it)"}
    for name in ("held", "dev"):
        if name not in report:
            continue
        lines += [f"## {titles[name]}", ""]
        for way, told in (("unknown", "surface not given"), ("form", "surface taken from each row's form")):
            part = report[name][way]
            lines += [f"### {told}", "", f"Honest rows flagged {part['honest_flagged']:.2%}; AUC {part['auc']:.3f}; mean recall of attack sources {part['mean_recall_of_sources']:.3f}.", "", "| source | n | flagged | AUC | recall at 1 % |", "|-|-|-|-|-|"]
            for source, entry in part["sources"].items():
                lines.append(f"| {source} | {entry['n']} | {entry['flagged']:.3f} | {entry.get('auc', '')} | {entry.get('recall_at_1', '')} |")
            lines.append("")
    if report.get("folds"):
        lines += ["## Leave one source out", "", "Two epochs, no tagger. Threshold at 1 % of one half of the honest held-out sources; *realised* is the false-alarm rate on the other half. Seeds 0 and 1 were trained before the tricks, bent papers and foreign sentences came into the generator, seed 2 after; none with the kinds that the last two legs brought.", "", "| left out | seed | n | AUC | recall | realised |", "|-|-|-|-|-|-|"]
        for fold, runs in report["folds"].items():
            lines += [f"| {fold} | {run['seed']} | {run['n']} | {run['auc']:.3f} | {run['recall']:.3f} | {run['realised_fpr']:.2%} |" for run in sorted(runs, key=lambda run: run["seed"])]
        lines.append("")
    lines += ["## Calibration, gate, export", "", f"- Expected calibration error on held-out documents: {report['calibration_error']}", f"- Gate: {report['gate']}", f"- int8 against float32: {report['agreement']}", ""]
    lines += ["## Tagger", "", f"Overlap F1 on held-back training rows: {report['tagger_held_f1']}", ""]
    if "pii_dev" in report:
        lines += ["| dev source | type | F1 | n |", "|-|-|-|-|"]
        for source, kinds in sorted(report["pii_dev"]["f1"].items()):
            lines += [f"| {source} | {kind} | {value[0]:.3f} | {value[1]} |" for kind, value in kinds.items()]
        lines += ["", f"Rows without entities that were flagged, of all: {report['pii_dev']['quiet_rows_flagged']}", ""]
    return "\n".join(lines)
