#include <string>
#include <vector>

#include "cli/run.h"

int main(int count, char** words) {
    return lemniscate::cli::run(
        std::vector<std::string>(words + (count > 0 ? 1 : 0), words + count));
}
